const NEW_ACCOUNT = /^[a-z1-5]{12}$/;

/** Whether a new account may have this name: twelve characters of a to z and 1 to 5. */
export function isNewAccountName(text: string): boolean {
  return NEW_ACCOUNT.test(text);
}
