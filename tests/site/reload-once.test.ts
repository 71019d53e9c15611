import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLostModule, reloadOnce } from '#src/layouts/reload-once.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function browser(href: string) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const place = { href, reload: vi.fn() };
  return { place, storage, fail: () => reloadOnce(place, storage) };
}

test('a part that is gone: one reload after 500 ms', () => {
  const { place, fail } = browser('https://eos.example.org/account/alice?tab=votes');
  fail();
  fail();
  vi.advanceTimersByTime(499);
  expect(place.reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(place.reload).toHaveBeenCalledOnce();
  fail();
  vi.advanceTimersByTime(5000);
  expect(place.reload).toHaveBeenCalledOnce();
});

test('it remembers the address it was for: another has its own reload', () => {
  const { place, fail } = browser('https://eos.example.org/live');
  fail();
  vi.advanceTimersByTime(500);
  place.href = 'https://eos.example.org/vote';
  fail();
  vi.advanceTimersByTime(500);
  expect(place.reload).toHaveBeenCalledTimes(2);
});

test.each([
  'Failed to fetch dynamically imported module: https://eos.example.org/_astro/a.js',
  'error loading dynamically imported module: https://eos.example.org/_astro/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /_astro/a.css',
  "Unexpected token '<'",
])('a lost module is recognised by the browser’s message: %s', (message) => {
  expect(isLostModule(new TypeError(message))).toBe(true);
});

test('any other failure is none', () => {
  expect(isLostModule(new Error('Hydration failed.'))).toBe(false);
  expect(isLostModule('Failed to fetch dynamically imported module')).toBe(false);
});
