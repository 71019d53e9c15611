const NAME = /^[.1-5a-z]{0,12}[.1-5a-j]?$/;
const NEW_ACCOUNT = /^[a-z1-5]{12}$/;

/** Whether a new account may have this name: twelve characters of a to z and 1 to 5. */
export function isNewAccountName(text: string): boolean {
  return NEW_ACCOUNT.test(text);
}

/** Whether a node accepts the text as a name: allowed characters, not empty, no trailing dot. */
export function isName(text: string): boolean {
  return text !== '' && !text.endsWith('.') && NAME.test(text);
}
