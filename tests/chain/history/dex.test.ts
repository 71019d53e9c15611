import { afterEach, describe, expect, it } from 'vitest';
import { dexHistory } from '#src/chain/history/dex.ts';
import { noFilters } from '#src/chain/model/action/action-filters.ts';
import { closeAll, json, serve } from '../rpc/servers.ts';
import { expectFailuresReported, timeoutFor, service } from '../services/faults.ts';

afterEach(closeAll);

const at = (url: string | null) => dexHistory({ url, timeoutMs: timeoutFor(url) });

/** An action in the format of history nodes. */
const entry = (sequence: number, memo = String(sequence)) => ({
  account_action_seq: sequence,
  block_num: sequence,
  block_time: '2026-01-01T00:00:00.500',
  action_trace: {
    trx_id: sequence.toString(16).padStart(64, '0'),
    receiver: 'alice',
    receipt: { receiver: 'alice', global_sequence: 1_000 + sequence },
    act: {
      account: 'eosio.token',
      name: 'transfer',
      authorization: [],
      data: { from: 'bob', to: 'alice', quantity: '1.0000 XPR', memo },
    },
  },
});

/** A service with this many actions that pages by their numbers. */
function dex(count: number) {
  return serve((_, response, request) => {
    const query = new URL(request.url ?? '', 'http://x').searchParams;
    const from = Number(query.get('account_seq_from') ?? 0);
    const to = Number(query.get('account_seq_to') ?? Infinity);
    const all = Array.from({ length: count }, (_, index) => entry(index));
    const fit = all.filter(({ account_action_seq: one }) => one >= from && one <= to);
    const ordered = query.get('direction') === 'asc' ? fit : fit.toReversed();
    json(response, { data: ordered.slice(0, Number(query.get('limit'))) });
  });
}

async function memos(url: string, sort: 'asc' | 'desc', limit: number): Promise<number[]> {
  const provider = at(url);
  const reported: number[] = [];
  let cursor: string | null = null;
  do {
    const page = await provider.actions('alice', { sort, limit, cursor });
    reported.push(...page.rows.map((row) => Number(row.data?.memo)));
    cursor = page.next;
  } while (cursor !== null);
  return reported;
}

describe("the history of the exchange's service", () => {
  it.each([1, 7, 50])(
    'returns every action once, in either order, in pages of %i',
    async (limit) => {
      const { url } = await dex(23);
      const oldestFirst = Array.from({ length: 23 }, (_, index) => index);
      expect(await memos(url, 'asc', limit)).toEqual(oldestFirst);
      expect(await memos(url, 'desc', limit)).toEqual(oldestFirst.toReversed());
    },
  );

  it("requests the active filters by the service's names", async () => {
    const { url, requested } = await service([{ data: [] }]);
    const dateRange = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 1, 1) };
    const filters = { ...noFilters, dateRange, contractFilter: 'eosio', memoFilter: 'x' };
    const page = await at(url).actions('alice', { filters, sort: 'asc', cursor: '7' });
    const query = new URL(requested[0]?.url ?? '', url).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      account: 'alice',
      limit: '50',
      direction: 'asc',
      account_seq_from: '7',
      date_from: '2026-01-01T00:00:00.000Z',
      date_to: '2026-02-01T00:00:00.000Z',
      contract_filters: 'eosio',
    });
    expect([page.requested, page.applied]).toEqual([
      ['date', 'contractAction'],
      ['date', 'contractAction'],
    ]);
    const byAction = { ...noFilters, actionFilter: 'transfer' };
    expect(await at(url).actions('alice', { filters: byAction })).toMatchObject({ requested: [] });
    const none = { ...noFilters, contractFilter: 'a&limit=9' };
    expect(await at(url).actions('alice', { filters: none })).toMatchObject({ loaded: 0 });
    expect(requested).toHaveLength(2);
  });

  it('decodes entries of an index, with or without sequence numbers', async () => {
    const indexed = {
      trx_id: 'ab',
      block_num: 7,
      block_time: '2026-01-01T00:00:00.500',
      account: 'eosio.token',
      name: 'transfer',
      data: { memo: 'bare' },
    };
    const { act } = entry(1).action_trace;
    const { url } = await service([
      { data: [indexed, { ...indexed, act, account_seq: 4 }, null, 5] },
    ]);
    const page = await at(url).actions('alice', { limit: 4 });
    expect(page.next).toBeNull();
    expect(page.rows.slice(0, 2)).toMatchObject([
      { account: 'eosio.token', data: { memo: 'bare' }, transactionId: 'ab', blockNum: 7 },
      { data: { memo: '1' }, blockTime: Date.UTC(2026, 0, 1, 0, 0, 0, 500) },
    ]);
  });

  it('decodes a transaction in the format of a node or of an index', async () => {
    const trace = { ...entry(3).action_trace, action_ordinal: 1, creator_action_ordinal: 0 };
    const receipt = { status: 'executed', cpu_usage_us: 100, net_usage_words: 16 };
    const asNode = {
      id: 'ab',
      block_num: 3,
      block_time: '2026-01-01T00:00:00.500',
      trx: { receipt, trx: {} },
      traces: [trace],
    };
    const asIndex = { actions: [{ ...trace, net_usage_words: 16 }] };
    const { url, requested } = await service([{ data: asNode }], [{ data: asIndex }]);
    const view = { source: 'dex', netUsage: 128, actions: [{ name: 'transfer' }] };
    expect(await at(url).transaction('ab')).toMatchObject({ ...view, cpuUsage: 100 });
    expect(await at(url).transaction('ab')).toMatchObject(view);
    expect(requested[0]?.url).toBe('/dex/v1/history/transaction?trx_id=ab');
  });

  it.each([[{ data: null }], [{ data: {} }], [{ data: { actions: [] } }]])(
    'reports a missing transaction for %j',
    async (body) => {
      const { url } = await service([body]);
      await expect(at(url).transaction('ab')).rejects.toMatchObject({
        name: 'MissingError',
        message: 'TX not found',
      });
    },
  );

  it('throws for an empty response, and without a URL', async () => {
    const { url } = await service([{ data: null }]);
    await expect(at(url).actions('alice')).rejects.toMatchObject({
      name: 'FetchError',
      message: 'Could not retrieve actions',
      endpoint: url,
    });
    const nowhere = at(null);
    await expect(nowhere.actions('alice')).rejects.toThrow('Could not retrieve actions');
    await expect(nowhere.transaction('ab')).rejects.toThrow('Could not retrieve actions');
  });

  it('reports each kind of failure', async () => {
    await expectFailuresReported((url) => at(url).actions('alice'));
    await expectFailuresReported((url) => at(url).transaction('ab'));
  });
});
