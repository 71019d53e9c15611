import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const file = new URL('../../src/layouts/inline/missing-script.js', import.meta.url);
const script = readFileSync(file, 'utf8');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A tab of a browser. Its storage stays when the page is loaded anew. */
function tab(sessionStorage: Record<string, string> = {}) {
  return function load(href: string, onLine = true) {
    const listeners = new Map<string, (event: unknown) => void>();
    const location = { href, reload: vi.fn() };
    const button = { onclick: () => undefined };
    const notice = { hidden: true, querySelector: () => button };
    runInNewContext(script, {
      Error,
      location,
      sessionStorage,
      navigator: { onLine },
      document: { getElementById: () => notice },
      addEventListener: (name: string, listener: (event: unknown) => void) =>
        listeners.set(name, listener),
      setTimeout,
    });
    const fire = (name: string, event: unknown = {}) => listeners.get(name)?.(event);
    return { location, notice, button, fire };
  };
}

const gone = new TypeError('Failed to fetch dynamically imported module: /_astro/a.js');

test('a part that cannot be loaded: one reload after 500 ms, then a sentence with a button', () => {
  const load = tab();
  const { location, notice, fire } = load('https://eos.example.org/account/alice?tab=votes');
  fire('vite:preloadError');
  fire('unhandledrejection', { reason: gone });
  vi.advanceTimersByTime(499);
  expect(location.reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(location.reload).toHaveBeenCalledOnce();
  expect(notice.hidden).toBe(true);
  const again = load(location.href);
  again.fire('vite:preloadError');
  vi.advanceTimersByTime(5_000);
  expect(again.location.reload).not.toHaveBeenCalled();
  expect(again.notice.hidden).toBe(false);
  again.button.onclick();
  expect(again.location.reload).toHaveBeenCalledOnce();
});

test('a browser that refuses its storage shows the sentence instead of endless reloads', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const refused = new Proxy({}, { get: refuse, set: refuse });
  const { location, notice, fire } = tab(refused)('https://eos.example.org/account/alice');
  fire('vite:preloadError');
  vi.advanceTimersByTime(5_000);
  expect(location.reload).not.toHaveBeenCalled();
  expect(notice.hidden).toBe(false);
});

test('it remembers the address it was for: another has its own reload', () => {
  const load = tab();
  for (const path of ['/live', '/vote']) {
    const { location, fire } = load(`https://eos.example.org${path}`);
    fire('vite:preloadError');
    vi.advanceTimersByTime(500);
    expect(location.reload).toHaveBeenCalledOnce();
  }
});

test('the first script is noticed too', () => {
  const { location, fire } = tab()('https://eos.example.org/');
  fire('error', { target: { tagName: 'SCRIPT' } });
  vi.advanceTimersByTime(500);
  expect(location.reload).toHaveBeenCalledOnce();
});

test('without a connection a page is not reloaded, since what it shows would be lost', () => {
  const { location, notice, fire } = tab()('https://eos.example.org/', false);
  fire('vite:preloadError');
  expect(notice.hidden).toBe(true);
  fire('unhandledrejection', { reason: gone });
  vi.advanceTimersByTime(5_000);
  expect(notice.hidden).toBe(false);
  expect(location.reload).not.toHaveBeenCalled();
});

test('a script that failed while offline does not reload the page once it is online again', () => {
  const { location, notice, fire } = tab()('https://eos.example.org/wallet/transfer');
  fire('offline');
  fire('online');
  fire('vite:preloadError');
  expect(notice.hidden).toBe(true);
  fire('unhandledrejection', { reason: gone });
  vi.advanceTimersByTime(5_000);
  expect(notice.hidden).toBe(false);
  expect(location.reload).not.toHaveBeenCalled();
});

test.each([
  'Failed to fetch dynamically imported module: https://eos.example.org/_astro/a.js',
  'error loading dynamically imported module: https://eos.example.org/_astro/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /_astro/a.css',
  "Unexpected token '<'",
])('a lost module is recognised by the browser’s message: %s', (message) => {
  const { location, fire } = tab()('https://eos.example.org/');
  fire('unhandledrejection', { reason: new TypeError(message) });
  vi.advanceTimersByTime(500);
  expect(location.reload).toHaveBeenCalledOnce();
});

test('any other failure is none', () => {
  const { location, notice, fire } = tab()('https://eos.example.org/');
  fire('unhandledrejection', { reason: new Error('Hydration failed.') });
  fire('unhandledrejection', { reason: gone.message });
  fire('error', { target: { tagName: 'IMG' } });
  vi.advanceTimersByTime(5_000);
  expect(location.reload).not.toHaveBeenCalled();
  expect(notice.hidden).toBe(true);
});
