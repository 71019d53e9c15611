import { act, cleanup, render, screen } from '@testing-library/react';
import { atom, type ReadableAtom } from 'nanostores';
import { afterEach, expect, test } from 'vitest';
import { useDataStore } from '#src/stores/use-data-store.ts';

afterEach(cleanup);

let drawings = 0;

function Shown({ $store }: { $store: ReadableAtom<string> }) {
  drawings += 1;
  return <p>{useDataStore($store)}</p>;
}

const shown = () => screen.getByRole('paragraph').textContent;

test('a store is drawn with its value, and with each change of it', async () => {
  const $store = atom('a');
  render(<Shown $store={$store} />);
  expect(shown()).toBe('a');
  await act(async () => $store.set('b'));
  expect(shown()).toBe('b');
});

test('another store is drawn at once, and the one before it no longer', async () => {
  const [$first, $second] = [atom('first'), atom('second')];
  const { rerender } = render(<Shown $store={$first} />);
  rerender(<Shown $store={$second} />);
  expect(shown()).toBe('second');
  await act(async () => $first.set('late'));
  expect(shown()).toBe('second');
  await act(async () => $second.set('third'));
  expect(shown()).toBe('third');
});

test('an unchanged value draws nothing again', async () => {
  const $store = atom('a');
  render(<Shown $store={$store} />);
  drawings = 0;
  await act(async () => $store.notify());
  expect(drawings).toBe(0);
});
