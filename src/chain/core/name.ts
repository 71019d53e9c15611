const NAME = /^[.1-5a-z]{0,12}[.1-5a-j]?$/;

/** Whether a node accepts the text as a name: allowed characters, not empty, no trailing dot. */
export function isName(text: string): boolean {
  return text !== '' && !text.endsWith('.') && NAME.test(text);
}
