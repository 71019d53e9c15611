import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as limits from '#src/chain/core/limits.ts';
import { responseStore } from '#src/stores/chain/response-store.ts';
import { memoryCaches } from './memory-caches.ts';

const NAME = 'kept-c1';
const keyOf = (number: number) => `/v1/chain/get_block/${number}`;
let memory: ReturnType<typeof memoryCaches>;

const indexed = () =>
  (JSON.parse(localStorage.getItem(NAME) ?? '[]') as { key: string }[]).map(({ key }) => key);

/** Keeps one entry after another. */
async function keepAll(numbers: readonly number[], body: unknown = {}): Promise<void> {
  for (const number of numbers) {
    responseStore(NAME).keep(keyOf(number), body);
    await expect.poll(() => indexed().at(-1), { interval: 1 }).toBe(keyOf(number));
    await expect
      .poll(() => memory.keys(NAME).toSorted(), { interval: 1 })
      .toEqual(indexed().toSorted());
  }
}

beforeEach(() => {
  memory = memoryCaches();
  vi.stubGlobal('caches', memory);
  localStorage.clear();
});
afterEach(() => void vi.unstubAllGlobals());

test('reads what it stored, of its own chain only', async () => {
  const store = responseStore(NAME);
  await keepAll([100], { number: 100 });
  expect(await store.read(keyOf(100))).toEqual({ number: 100 });
  expect(await store.read(keyOf(10))).toBeUndefined();
  expect(await responseStore('kept-c2').read(keyOf(100))).toBeUndefined();
});

test('reads nothing after the browser removed the cache', async () => {
  await keepAll([100]);
  memory.stored.clear();
  expect(await responseStore(NAME).read(keyOf(100))).toBeUndefined();
});

test('rejects an entry that is not JSON', async () => {
  await keepAll([100]);
  memory.stored.get(NAME)?.set(keyOf(100), '{"number":');
  await expect(responseStore(NAME).read(keyOf(100))).rejects.toThrow();
});

test('the oldest entries make room for the newest, by number', async () => {
  const numbers = Array.from({ length: limits.cachedResponses + 2 }, (_, index) => index);
  await keepAll(numbers);
  expect(indexed()).toEqual(numbers.slice(2).map(keyOf));
});

test('the oldest entries make room for the newest, by bytes', async () => {
  const body = 'é'.repeat(limits.cachedResponseBytes / 2 - 10);
  const fitting = Math.floor(limits.cachedBytes / (limits.cachedResponseBytes - 18));
  const numbers = Array.from({ length: fitting + 1 }, (_, index) => index);
  await keepAll(numbers, body);
  expect(indexed()).toEqual(numbers.slice(1).map(keyOf));
});

test('an entry that is stored again is the newest', async () => {
  await keepAll([1, 2, 1]);
  expect(indexed()).toEqual([keyOf(2), keyOf(1)]);
});

test('a large response is not stored', async () => {
  responseStore(NAME).keep(keyOf(1), 'x'.repeat(limits.cachedResponseBytes));
  await keepAll([2]);
  expect(indexed()).toEqual([keyOf(2)]);
});

test('entries that the index has lost are removed', async () => {
  await keepAll([1]);
  localStorage.setItem(NAME, 'broken');
  await keepAll([2]);
  expect(memory.keys(NAME)).toEqual([keyOf(2)]);
});

test('a dropped entry is removed from the index and the cache', async () => {
  await keepAll([1, 2]);
  responseStore(NAME).drop(keyOf(1));
  await expect.poll(() => memory.keys(NAME)).toEqual([keyOf(2)]);
  expect(indexed()).toEqual([keyOf(2)]);
});
