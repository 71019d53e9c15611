import { webcrypto } from 'node:crypto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { loadTexts } from '#src/i18n/text-area.ts';

// jsdom has no `crypto.subtle`.
Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });

// jsdom has no layout, so there is nothing to observe. A long table's code is loaded when it is
// first shown, and without this it would fail whichever test is running by then.
class LayoutObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
Object.assign(window, {
  ResizeObserver: LayoutObserver,
  IntersectionObserver: LayoutObserver,
});

// A test waits for what it names; how long that takes is the machine's matter.
configure({ asyncUtilTimeout: 10_000 });

// Also the texts of parts that an earlier test began to load: `act` drops the work of a component that
// is suspended in it.
beforeEach(async () => {
  await vi.dynamicImportSettled();
  await loadTexts('en');
});
afterEach(cleanup);
