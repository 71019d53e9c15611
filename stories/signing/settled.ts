import { expect, waitFor } from 'storybook/test';

/** Waits until Sign can be pressed. Resolves to it. */
export async function settled(sign: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(sign.closest('[role="group"][aria-disabled="true"]')).toBeNull());
  return sign;
}
