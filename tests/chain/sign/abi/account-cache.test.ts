import { expect, it, vi } from 'vitest';
import { createAccountCache } from '#src/chain/sign/abi/account-cache.ts';

/** A fetch whose responses are sent by hand, in any order. */
function byHand() {
  const answers: ((value: string) => void)[] = [];
  const fetch = vi.fn((_account: string) => new Promise<string>((done) => answers.push(done)));
  return { fetch, answers };
}

it('shares one fetch and keeps its value', async () => {
  const { fetch, answers } = byHand();
  const cache = createAccountCache(fetch, 2);
  const both = [cache.get('alice'), cache.get('alice')];
  expect(cache.cached('alice')).toBeUndefined();
  answers[0]?.('one');
  expect(await Promise.all(both)).toEqual(['one', 'one']);
  expect(await cache.get('alice')).toBe('one');
  expect(cache.cached('alice')).toBe('one');
  expect(cache.values()).toEqual(['one']);
  expect(fetch.mock.calls).toEqual([['alice']]);
});

it('drops the least recently used', async () => {
  const fetch = vi.fn(async (account: string) => account);
  const cache = createAccountCache(fetch, 2);
  for (const account of ['a', 'b', 'a', 'c']) await cache.get(account);
  expect(cache.values()).toEqual(['a', 'c']);
  await cache.get('b');
  expect(cache.values()).toEqual(['c', 'b']);
  expect(fetch.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
});

it('fetches again after a failure', async () => {
  const fetch = vi.fn(async () => 'good').mockRejectedValueOnce(new Error('down'));
  const cache = createAccountCache(fetch, 2);
  await expect(cache.get('alice')).rejects.toThrow('down');
  expect(await cache.get('alice')).toBe('good');
});

it('does not keep a value that was forgotten during its fetch', async () => {
  const { fetch, answers } = byHand();
  const cache = createAccountCache(fetch, 2);
  const old = cache.get('alice');
  cache.forget('alice');
  const renewed = cache.get('alice');
  answers[0]?.('old');
  expect(await old).toBe('old');
  expect(cache.cached('alice')).toBeUndefined();
  // The newer fetch is still under way, and is shared.
  const shared = cache.get('alice');
  answers[1]?.('new');
  expect(await Promise.all([renewed, shared])).toEqual(['new', 'new']);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(cache.values()).toEqual(['new']);
});

it('keeps a newer fetch if the forgotten one fails', async () => {
  const failing = Promise.reject<string>(new Error('down'));
  const fetch = vi
    .fn(() => new Promise<string>(() => undefined))
    .mockImplementationOnce(() => failing);
  const cache = createAccountCache(fetch, 2);
  const old = cache.get('alice');
  cache.forget('alice');
  void cache.get('alice');
  await expect(old).rejects.toThrow('down');
  void cache.get('alice');
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('forgets', async () => {
  const fetch = vi.fn(async (account: string) => account);
  const cache = createAccountCache(fetch, 2);
  await cache.get('alice');
  cache.forget('alice');
  expect(cache.values()).toEqual([]);
  await cache.get('alice');
  expect(fetch).toHaveBeenCalledTimes(2);
});
