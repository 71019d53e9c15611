/** Two seconds at 60 frames: the target's code and data may still load. */
const FRAMES = 120;

/**
 * Focuses an element once it exists and is enabled. Stops as soon as anything else has the focus.
 */
export function focusLater(find: () => HTMLElement | null, frames = FRAMES): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  find()?.focus();
  if (document.activeElement === document.body && frames > 0)
    requestAnimationFrame(() => focusLater(find, frames - 1));
}
