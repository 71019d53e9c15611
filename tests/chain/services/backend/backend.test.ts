import { afterEach, describe, expect, it } from 'vitest';
import { searchAccounts } from '#src/chain/services/backend/accounts.ts';
import { createBackend } from '#src/chain/services/backend/backend.ts';
import { proxiedHyperion } from '#src/chain/services/backend/hyperion-proxy.ts';
import * as v from '#src/chain/core/schema.ts';
import { getSupply, tpsResponse } from '#src/chain/services/backend/statistics.ts';
import { getForex, getTicker } from '#src/chain/services/backend/prices.ts';
import { recordings } from '#tests/recordings/read.ts';
import { closeAll } from '../../rpc/servers.ts';
import { expectEachFailureReported, timeoutFor, service } from '../faults.ts';
import { responding, expectTotal } from '../fuzz.ts';
import { anyResponse, cases } from './calls.ts';

afterEach(closeAll);

const at = (url: string | null) => createBackend({ url, timeoutMs: timeoutFor(url) });
const withResponse = (response: unknown) =>
  createBackend({ url: 'http://127.0.0.1', fetch: responding(JSON.stringify(response)) });

describe.each(Object.entries(cases))('%s', (_, { request, path, query = {}, response, gives }) => {
  it('sends its request, and decodes the response', async () => {
    const { url, requested } = await service([response]);
    const given = await request(at(url));
    if (typeof gives === 'object') expect(given).toMatchObject(gives as object);
    else expect(given).toBe(gives);
    const wanted = new URL(requested[0]?.url ?? '', url);
    expect([requested[0]?.method, wanted.pathname]).toEqual(['GET', path]);
    expect(Object.fromEntries([...wanted.searchParams].toReversed())).toEqual(query);
  });

  it('sends no request on a chain without a backend', async () => {
    await expect(request(at(null))).rejects.toMatchObject({
      name: 'UnsupportedError',
      service: 'backend',
    });
  });

  it('accepts any response without an exception', () =>
    expectTotal((fetch) => request(createBackend({ url: 'http://127.0.0.1', fetch })), response));
});

describe('the product backend', () => {
  it('reports each kind of failure of every call', async () => {
    const calls = Object.entries(cases).map(
      ([name, { request }]) => [name, (url: string) => request(at(url))] as const,
    );
    await expectEachFailureReported(Object.fromEntries(calls), anyResponse);
  });

  it("throws 'Could not retrieve actions' for a null response of the proxied Hyperion", async () => {
    const hyperion = proxiedHyperion(withResponse(null));
    const ask = (call: string) =>
      hyperion.get(`/v2/${call}`, { account: 'alice' }, { decode: (body) => body });
    await expect(ask('history/get_actions')).rejects.toThrow('Could not retrieve actions');
    await expect(ask('history/get_transaction')).rejects.toThrow('Hyperion API not supported');
  });

  it('sends no request for a text that cannot begin a name', async () => {
    const { url, requested } = await service([[]]);
    for (const typed of ['', '.a', 'a_b', 'alice9', 'a'.repeat(13)])
      expect(await searchAccounts(at(url), typed), typed).toEqual([]);
    expect(requested).toEqual([]);
    const many = Array.from(
      { length: 30 },
      (_, index) => `alice${'abcdefghij'.charAt(index)}x${index}`,
    );
    const list = await service([many]);
    expect(await searchAccounts(at(list.url), 'alice')).toHaveLength(10);
  });

  it('decodes bare numbers', async () => {
    expect(v.parse(tpsResponse, 12.5)).toEqual({ tps: 12.5, aps: null });
    expect(await getSupply(withResponse('14000000000.5'), 'XPR')).toEqual({
      supply: null,
      max_supply: null,
      circulating: 14000000000.5,
    });
    expect(await getTicker(withResponse({ usd: '0.5' }))).toBe(0.5);
    expect(await getForex(withResponse({ rates: { EUR: 0.5 } }))).toEqual({ EUR: 0.5, USD: 1 });
  });

  it('refuses malformed numbers', async () => {
    for (const reported of [null, 'cheap', [], { price: 'x' }, '1e400'])
      await expect(getTicker(withResponse(reported)), String(reported)).rejects.toMatchObject({
        name: 'FetchError',
      });
    await expect(getForex(withResponse({ a: 1 }))).rejects.toMatchObject({ name: 'FetchError' });
    expect(() => v.parse(tpsResponse, { tps: 'x' })).toThrow();
  });

  it('accepts an empty list, and refuses a list without a valid row', async () => {
    const { request } = cases.getTokens ?? {};
    expect(await request?.(withResponse([]))).toEqual([]);
    await expect(request?.(withResponse([1, 'x', null]))).rejects.toMatchObject({
      attempts: [{ kind: 'malformed' }],
    });
  });
});

describe('recorded answers of the product backend', () => {
  it('of /tps have the format of the push channel', () => {
    const recorded = recordings('backend_tps');
    expect(recorded.length).toBeGreaterThan(0);
    for (const { response } of recorded)
      expect(v.parse(tpsResponse, response).tps).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ['forex', cases.getForex],
    ['ticker', cases.getTicker],
    ['tokens', cases.getTokens],
    ['producers', cases.getProducerPage],
    ['usercount', cases.getUserCount],
  ])('of /%s are read', async (call, one) => {
    for (const { file, response } of recordings(`backend_${call}`)) {
      const given = await one!.request(withResponse(response));
      expect(given, file).not.toBeNull();
      if (Array.isArray(response)) expect(given, file).toHaveLength(response.length);
    }
  });
});
