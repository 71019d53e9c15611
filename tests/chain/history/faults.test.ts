import { afterEach, describe, expect, it } from 'vitest';
import { chooseHistory } from '#src/chain/history/choose.ts';
import { configuredHistory } from '#src/chain/history/configured.ts';
import { hyperionHistory } from '#src/chain/history/hyperion/provider.ts';
import { nativeHistory } from '#src/chain/history/native/provider.ts';
import { proton } from '#src/chain/config/chains/proton.ts';
import { type ActionFilters, noFilters } from '#src/chain/model/action/action-filters.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { fio } from '#src/chain/config/chains/fio.ts';
import { closeAll } from '../rpc/servers.ts';
import { expectFaultsGive, timeoutFor, service } from '../services/faults.ts';

afterEach(closeAll);

const poolAt = (url: string) =>
  createPool({ endpoints: [url], checkHead: false, timeoutMs: timeoutFor(url) });
const nativeAt = (url: string) => nativeHistory(poolAt(url), poolAt(url));
const hyperionAt = (url: string) => hyperionHistory(poolAt(url));

const nameOf = (options: Promise<unknown>) =>
  options.then(
    () => 'answered',
    (error: Error) => error.name,
  );

describe.each([
  ['native', nativeAt],
  ['hyperion', hyperionAt],
])('each kind of failure of %s history', (_, at) => {
  it('is reported for actions', () =>
    expectFaultsGive((url) => nameOf(at(url).actions('alice')), 'FetchError'));

  it('is reported for a transaction, which is not called missing', () =>
    expectFaultsGive((url) => nameOf(at(url).transaction('ab'.repeat(32))), 'FetchError'));

  it('falls back to the next provider', async () => {
    const well = await service([{ actions: [] }]);
    const request = (url: string) =>
      chooseHistory([at(url), hyperionAt(well.url)]).actions('alice');
    await expectFaultsGive(async (url) => (await request(url)).rows, []);
  });
});

describe('the request to a Hyperion service', () => {
  const requests = async (
    filters: Partial<ActionFilters>,
    more: { cursor?: string; sort?: 'asc' } = {},
    chain?: Parameters<typeof hyperionHistory>[1],
  ) => {
    const { url, requested } = await service([{ actions: [] }]);
    const source = hyperionHistory(poolAt(url), chain);
    const page = await source.actions('alice', { filters: { ...noFilters, ...filters }, ...more });
    const { searchParams } = new URL(requested[0]?.url ?? '', url);
    const query = Object.fromEntries(searchParams);
    return { query, requested: page.requested, applied: page.applied };
  };
  const plain = { account: 'alice', limit: '100', sort: 'desc' };

  it('is bounded by sequence numbers, so that new actions do not shift pages', async () => {
    expect((await requests({}, { cursor: '41' })).query).toEqual({
      ...plain,
      global_sequence: '0-41',
    });
    expect((await requests({}, { cursor: '41', sort: 'asc' })).query).toEqual({
      ...plain,
      sort: 'asc',
      global_sequence: '41-9223372036854775807',
      before: '2099-01-01T00:00:00.000Z',
    });
  });

  it('has a bound in time if it is ascending, which Hyperion 4 demands', async () => {
    const asc = (filters: Partial<ActionFilters>) => requests(filters, { sort: 'asc' });
    expect((await asc({ contractFilter: 'game' })).query['before']).toMatch(/^2099-/);
    const until = await asc({ dateRange: { from: null, to: 500 } });
    expect(until.query['before']).toBe('1970-01-01T00:00:00.500Z');
    expect((await requests({ contractFilter: 'game' })).query['before']).toBeUndefined();
  });

  it.each<[Partial<ActionFilters>, Record<string, string>]>([
    [{}, {}],
    [{ groups: ['send'] }, { filter: '*:transfer', 'transfer.from': 'alice' }],
    [{ groups: ['receive'] }, { filter: '*:transfer', 'transfer.to': 'alice' }],
    [{ groups: ['contract'] }, { filter: 'eosio:setcode,eosio:setabi' }],
    [{ contractFilter: 'game' }, { filter: 'game:*' }],
    [{ actionFilter: 'play' }, { filter: '*:play' }],
    [{ contractFilter: 'game', actionFilter: 'play' }, { filter: 'game:play' }],
    [{ groups: ['contract'], actionFilter: 'setabi' }, { filter: 'eosio:setabi' }],
    [{ dateRange: { from: 0, to: null } }, { after: '1970-01-01T00:00:00.000Z' }],
    [{ dateRange: { from: null, to: 500 } }, { before: '1970-01-01T00:00:00.500Z' }],
  ])('has %j', async (filters, query) => {
    const reported = await requests(filters);
    expect(reported.query).toEqual({ ...plain, ...query });
    expect(reported.applied).toEqual(reported.requested);
  });

  it("leaves filters that it applies in part: the symbol of a token, FIO's payments to keys", async () => {
    const token = await requests({ tokenFilter: { symbol: 'EOS', contract: 'eosio.token' } });
    expect(token).toEqual({
      query: { ...plain, filter: 'eosio.token:*' },
      requested: ['token'],
      applied: [],
    });
    expect(await requests({ groups: ['send'] }, {}, fio)).toEqual({
      query: { ...plain, filter: '*:transfer,fio.token:trnsfiopubky,fio.token:trnsloctoks' },
      requested: ['action'],
      applied: [],
    });
  });

  it('is not sent if no action can match', async () => {
    const { url, requested } = await service([{ actions: [] }]);
    for (const some of [
      { groups: ['contract'] as const, actionFilter: 'play' },
      { contractFilter: 'No Name' },
    ]) {
      const filters = { ...noFilters, ...some };
      expect(await hyperionAt(url).actions('alice', { filters })).toMatchObject({ rows: [] });
    }
    expect(requested).toEqual([]);
  });
});

describe('the history of a configured chain', () => {
  const sources = async () => {
    const { url } = await service([{ actions: [], data: [], transactions: [], cursor: '' }]);
    const pool = poolAt(url);
    const { fetch } = globalThis;
    return {
      url,
      sources: { actionsPool: pool, transactionsPool: pool, hyperionPool: pool, fetch },
    };
  };

  it.each(['native', 'hyperion', 'dex', 'dfuse'] as const)(
    'includes %s if it is configured',
    async (kind) => {
      const { url, sources: given } = await sources();
      const config = { ...proton, dexUrl: url, backendUrl: url, historyTypes: [kind] };
      const page = await configuredHistory(config, given).actions('alice');
      expect(page).toMatchObject({ source: kind, rows: [], next: null });
    },
  );

  it('omits providers without a URL, but reports a missing exchange', async () => {
    const { sources: given } = await sources();
    const config = { ...proton, dexUrl: null, backendUrl: null };
    const none = { ...given, hyperionPool: null };
    const types = ['hyperion', 'dfuse'] as const;
    expect(configuredHistory({ ...config, historyTypes: types }, none).available).toBe(false);
    const dex = configuredHistory({ ...config, historyTypes: ['dex'] }, none);
    await expect(dex.actions('alice')).rejects.toThrow('Could not retrieve actions');
  });
});
