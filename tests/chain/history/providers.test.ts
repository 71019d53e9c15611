import { afterEach, describe, expect, it } from 'vitest';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import type { HistoryProvider } from '#src/chain/history/provider.ts';
import { closeAll } from '../rpc/servers.ts';
import { nativeHistory } from '#src/chain/history/native/provider.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { json, serve } from '../rpc/servers.ts';
import { hyperionSource, kept, type Kept, nativeSource } from './sources.ts';

afterEach(closeAll);

const memos = (rows: readonly ActionRow[]) => rows.map((row) => Number(row.data?.memo));

async function everyPage(provider: HistoryProvider, limit: number, account: string) {
  const rows: ActionRow[] = [];
  let cursor: string | null = null;
  let pages = 0;
  do {
    const page = await provider.actions(account, { cursor, limit });
    rows.push(...page.rows);
    cursor = page.next;
    pages++;
  } while (cursor !== null && pages < 100);
  return rows;
}

describe.each([
  ['native', nativeSource],
  ['hyperion', hyperionSource],
])('%s history', (kind, source: (actions: Kept[]) => Promise<{ provider: HistoryProvider }>) => {
  const newestFirst = (count: number) =>
    kept(count)
      .map(({ sequence }) => sequence)
      .reverse();

  it.each([
    ['alice', 1],
    ['alice', 7],
    ['alice', 100],
    ['bob', 4],
    ['bob', 7],
    ['bob', 100],
  ])('returns %s every action once, newest first, in pages of %i', async (account, limit) => {
    const { provider } = await source(kept(23));
    expect(memos(await everyPage(provider, limit, account))).toEqual(newestFirst(23));
  });

  it('does not shift if actions arrive between two pages', async () => {
    const actions = kept(20);
    const { provider } = await source(actions);
    const first = await provider.actions('alice', { limit: 6 });
    actions.push(...kept(25).slice(20));
    const second = await provider.actions('alice', { limit: 6, cursor: first.next });
    expect(memos([...first.rows, ...second.rows])).toEqual(
      newestFirst(20).slice(0, first.rows.length + second.rows.length),
    );
  });

  it('has no rows and no next page for an account without actions', async () => {
    const { provider } = await source([]);
    expect(await provider.actions('alice')).toMatchObject({ rows: [], next: null, source: kind });
  });

  it('fills every field of a row', async () => {
    const { provider } = await source(kept(1));
    const [row] = (await provider.actions('bob')).rows;
    expect(row).toMatchObject({
      account: 'eosio.token',
      name: 'transfer',
      blockNum: 10,
      globalSequence: '10',
      authorization: [{ actor: 'bob', permission: 'active' }],
      receivers: ['eosio.token', 'bob', 'alice'],
      transactionId: '0'.repeat(64),
      blockTime: Date.UTC(2026, 0, 1, 0, 0, 0, 500),
    });
  });

  it('finds a transaction', async () => {
    const { provider } = await source(kept(3));
    const id = '1'.padStart(64, '0');
    expect(await provider.transaction(id)).toMatchObject({
      id,
      status: 'executed',
      blockNum: 20,
      cpuUsage: 100,
      netUsage: 128,
      source: kind,
      actions: [{ name: 'transfer', receivers: ['eosio.token', 'bob', 'alice'], inline: [] }],
    });
  });

  it('reports an unknown transaction as missing', async () => {
    const { provider } = await source(kept(3));
    await expect(provider.transaction('f'.repeat(64))).rejects.toMatchObject({
      name: 'MissingError',
      message: 'TX not found',
    });
  });

  it('does not report it as missing if the provider is down', async () => {
    const { provider, server } = (await source([])) as Awaited<ReturnType<typeof nativeSource>>;
    server.stop();
    await expect(provider.transaction('f'.repeat(64))).rejects.toMatchObject({
      name: 'FetchError',
    });
  });
});

it('native history merges deliveries of an action that are not consecutive', async () => {
  // Nodes number the requested action first, then its notified accounts.
  const act = { account: 'eosio.token', name: 'transfer', authorization: [], data: {} };
  const delivery = (trx: string, ordinal: number, ancestor: number, receiver: string) => ({
    block_num: 1,
    block_time: '2026-01-01T00:00:00.500',
    action_trace: {
      act,
      trx_id: trx,
      receiver,
      action_ordinal: ordinal,
      closest_unnotified_ancestor_action_ordinal: ancestor,
      receipt: { receiver, act_digest: 'same' },
    },
  });
  const actions = ['a', 'b', 'c', 'd']
    .flatMap((trx) => [
      delivery(trx, 1, 0, 'eosio.token'),
      delivery(trx, 2, 0, 'eosio.token'),
      delivery(trx, 3, 1, 'bob'),
      delivery(trx, 4, 2, 'bob'),
    ])
    .map((entry, index) => ({ ...entry, account_action_seq: index }));
  const server = await serve((_path, response, _request, body) => {
    const { pos, offset } = JSON.parse(body) as { pos: number; offset: number };
    const end = pos === -1 ? actions.length : pos;
    json(response, { actions: actions.slice(Math.max(0, end + offset), end + 1) });
  });
  const pool = createPool({ endpoints: [server.url], checkHead: false });
  const rows = await everyPage(nativeHistory(pool, pool), 6, 'bob');
  expect(rows.map((row) => `${row.transactionId} ${row.receivers.join()}`)).toEqual(
    ['d', 'd', 'c', 'c', 'b', 'b', 'a', 'a'].map((trx) => `${trx} eosio.token,bob`),
  );
});
