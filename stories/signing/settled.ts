import { expect, waitFor } from 'storybook/test';

/** Waits until Sign can be pressed, in a window that has the focus. Resolves to it. */
export async function settled(sign: HTMLElement): Promise<HTMLElement> {
  // The first click into a window that lacks it focuses the window, and Sign is held back again.
  window.focus();
  await new Promise(requestAnimationFrame);
  await waitFor(() => expect(sign.closest('[role="group"][aria-disabled="true"]')).toBeNull());
  return sign;
}
