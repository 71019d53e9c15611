/** The key code of a key that an input method has taken. */
const TAKEN = 229;

/**
 * Whether a key is one of an input method, which ends a word by Enter or Escape. Safari ends the word
 * before the key, so that only the key's code says so.
 */
export function isComposing(event: {
  readonly isComposing: boolean;
  readonly keyCode: number;
}): boolean {
  return event.isComposing || event.keyCode === TAKEN;
}
