/**
 * Whether a key or a button of the mouse is pressed together with another key. The browser or the
 * system then has its own use of it: Alt and an arrow go back, Ctrl and Home go to the top, Shift and
 * an arrow select text.
 */
export function isModified(event: {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
