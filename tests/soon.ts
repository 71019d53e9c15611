import { vi } from 'vitest';

/** Waits until the check holds: how long that takes is the machine's matter, not the test's. */
export function soon<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 20_000, interval: 10 });
}
