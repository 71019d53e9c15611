/** Two seconds at 60 frames: code and data of what takes the focus may be on their way. */
const FRAMES = 120;

/**
 * Focuses an element once it is there and can take the focus: a button may be disabled until its
 * work is over. Stops as soon as anything has the focus.
 */
export function focusLater(find: () => HTMLElement | null, frames = FRAMES): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  find()?.focus();
  if (document.activeElement === document.body && frames > 0)
    requestAnimationFrame(() => focusLater(find, frames - 1));
}
