import { afterEach, describe, expect, it } from 'vitest';
import { searchAccounts } from '#src/chain/services/backend/accounts.ts';
import { createBackend } from '#src/chain/services/backend/backend.ts';
import { dfuseSearch } from '#src/chain/services/backend/dfuse.ts';
import { getProxiedActions } from '#src/chain/services/backend/hyperion-proxy.ts';
import { getSupply, getTps } from '#src/chain/services/backend/statistics.ts';
import { getForex, getTicker } from '#src/chain/services/backend/prices.ts';
import { closeAll } from '../../rpc/servers.ts';
import { expectEachFaultTold, patience, service } from '../faults.ts';
import { answering, expectTotal } from '../fuzz.ts';
import { anyAnswer, cases } from './calls.ts';

afterEach(closeAll);

const at = (url: string | null) => createBackend({ url, timeoutMs: patience(url) });
const saying = (answer: unknown) =>
  createBackend({ url: 'http://127.0.0.1', fetch: answering(JSON.stringify(answer)) });

describe.each(Object.entries(cases))('%s', (_, { ask, path, query = {}, answer, gives }) => {
  it('sends its request, and decodes the response', async () => {
    const { url, asked } = await service([answer]);
    const given = await ask(at(url));
    if (typeof gives === 'object') expect(given).toMatchObject(gives as object);
    else expect(given).toBe(gives);
    const wanted = new URL(asked[0]?.url ?? '', url);
    expect([asked[0]?.method, wanted.pathname]).toEqual(['GET', path]);
    expect(Object.fromEntries([...wanted.searchParams].toReversed())).toEqual(query);
  });

  it('sends no request on a chain without a backend', async () => {
    await expect(ask(at(null))).rejects.toMatchObject({
      ...{ name: 'UnsupportedError', service: 'backend' },
    });
  });

  it('accepts any response without an exception', () =>
    expectTotal((fetch) => ask(createBackend({ url: 'http://127.0.0.1', fetch })), answer));
});

describe('the product backend', () => {
  it('reports each kind of failure of every call', async () => {
    const calls = Object.entries(cases).map(
      ([name, { ask }]) => [name, (url: string) => ask(at(url))] as const,
    );
    await expectEachFaultTold(Object.fromEntries(calls), anyAnswer);
  });

  it("throws 'Could not retrieve actions' for a null response", async () => {
    const message = 'Could not retrieve actions';
    await expect(dfuseSearch(saying(null), { q: '' })).rejects.toThrow(message);
    await expect(getProxiedActions(saying(null), 'alice')).rejects.toThrow(message);
    expect(await dfuseSearch(saying({ transactions: null, cursor: '' }), { q: '' })).toEqual({
      ...{ transactions: [], cursor: '' },
    });
  });

  it('sends no request for a text that cannot begin a name', async () => {
    const { url, asked } = await service([[]]);
    for (const typed of ['', '.a', 'a_b', 'alice9', 'a'.repeat(13)])
      expect(await searchAccounts(at(url), typed), typed).toEqual([]);
    expect(asked).toEqual([]);
    const many = Array.from(
      { length: 30 },
      (_, place) => `alice${'abcdefghij'.charAt(place)}x${place}`,
    );
    const list = await service([many]);
    expect(await searchAccounts(at(list.url), 'alice')).toHaveLength(10);
  });

  it('decodes bare numbers', async () => {
    expect(await getTps(saying(12.5))).toEqual({ tps: 12.5, aps: null });
    expect(await getSupply(saying('14000000000.5'), 'XPR')).toEqual({
      ...{ supply: null, max_supply: null, circulating: 14000000000.5 },
    });
    expect(await getTicker(saying({ usd: '0.5' }))).toBe(0.5);
    expect(await getForex(saying({ rates: { EUR: 0.5 } }))).toEqual({ EUR: 0.5, USD: 1 });
  });

  it('refuses malformed numbers', async () => {
    for (const told of [null, 'cheap', [], { price: 'x' }, '1e400'])
      await expect(getTicker(saying(told)), String(told)).rejects.toMatchObject({
        name: 'FetchError',
      });
    await expect(getForex(saying({ a: 1 }))).rejects.toMatchObject({ name: 'FetchError' });
    await expect(getTps(saying({ tps: 'x' }))).rejects.toMatchObject({ name: 'FetchError' });
  });

  it('accepts an empty list, and refuses a list without a valid row', async () => {
    const { ask } = cases.getTokens ?? {};
    expect(await ask?.(saying([]))).toEqual([]);
    await expect(ask?.(saying([1, 'x', null]))).rejects.toMatchObject({
      attempts: [{ kind: 'malformed' }],
    });
  });
});
