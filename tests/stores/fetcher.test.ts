import { expect, test, vi } from 'vitest';
import { createLoadStore, refreshAffected, waitUntilLoaded } from '#src/stores/query.ts';
import { memoizeByKey } from '#src/stores/memoize-by-key.ts';
import { soon } from '#tests/soon.ts';

test('a store is settled once it has something to show', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const store = createLoadStore('settled/value', () => promise);
  const waiting = waitUntilLoaded(store, 60_000);
  resolve('alice');
  await waiting;
  expect(store.$state.get()).toEqual({ kind: 'ready', value: 'alice' });
  // At once, since it is there.
  await waitUntilLoaded(store, 60_000);
});

test('a store is settled once it failed', async () => {
  const store = createLoadStore('settled/failed', () => Promise.reject(new Error('down')));
  await waitUntilLoaded(store, 60_000);
  expect(store.$state.get().kind).toBe('failed');
});

test('nobody waits longer than asked for a silent node', async () => {
  const store = createLoadStore('settled/silent', () => new Promise(() => undefined));
  await waitUntilLoaded(store, 5);
  expect(store.$state.get().kind).toBe('loading');
});

test('of many visited screens the latest values are kept, and the oldest are fetched again', async () => {
  vi.useFakeTimers();
  const read = vi.fn(async (of: number) => of);
  const visit = (of: number) =>
    waitUntilLoaded(
      createLoadStore(`kept/${of}`, () => read(of)),
      60_000,
    );
  for (let of = 0; of < 300; of += 1) {
    await visit(of);
    // A store stops a second after its screen is left.
    if (of % 50 === 0) vi.advanceTimersByTime(1_100);
  }
  expect(read).toHaveBeenCalledTimes(300);
  await visit(299);
  expect(read).toHaveBeenCalledTimes(300);
  await visit(0);
  expect(read).toHaveBeenCalledTimes(301);
  vi.useRealTimers();
});

test('shared stores are the same for each caller, as long as they are among the latest', () => {
  const storeOf = memoizeByKey((of: string) => ({ of }));
  const first = storeOf('first');
  for (let of = 0; of < 150; of += 1) storeOf(String(of));
  expect(storeOf('first')).toBe(first);
  for (let of = 0; of < 250; of += 1) storeOf(String(of));
  expect(storeOf('first')).not.toBe(first);
});

test('a transaction refreshes all that it may have changed, and nothing that it cannot', async () => {
  const reads = { own: 0, block: 0 };
  const own = createLoadStore('affected/own', async () => (reads.own += 1));
  const block = createLoadStore('affected/block', async () => (reads.block += 1), {
    unaffected: true,
  });
  const stops = [own, block].map(({ $state }) => $state.listen(() => undefined));
  await Promise.all([waitUntilLoaded(own, 60_000), waitUntilLoaded(block, 60_000)]);
  refreshAffected();
  await soon(() => expect(own.$state.get()).toEqual({ kind: 'ready', value: 2 }));
  expect(reads).toEqual({ own: 2, block: 1 });
  for (const stop of stops) stop();
});
