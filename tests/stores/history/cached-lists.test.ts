import { expect, test } from 'vitest';
import { historyStore } from '#src/stores/history/history.ts';
import { cachedLists } from '#src/stores/history/cached-lists.ts';

test('the list of a key is made once, until it is the oldest of too many', () => {
  const kept = cachedLists<object>(2);
  const make = () => ({});
  const first = kept('a', make);
  const second = kept('b', make);
  expect(second).not.toBe(first);
  expect(kept('a', make)).toBe(first);
  kept('c', make);
  expect(kept('a', make)).toBe(first);
  expect(kept('b', make)).not.toBe(second);
});

test('who comes back to a history finds it, and other filters have their own', () => {
  const history = historyStore('alice?groups=send');
  expect(historyStore('alice?groups=send')).toBe(history);
  expect(historyStore('alice?')).not.toBe(history);
});
