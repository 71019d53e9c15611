import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootChain } from '#devnet/start.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { configuredHistory } from '#src/chain/history/configured.ts';
import type { History } from '#src/chain/history/choose.ts';
import type { ActionPage, ActionQuery, SortDirection } from '#src/chain/history/provider.ts';
import { type ActionFilters, noFilters } from '#src/chain/model/action/action-filters.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import { createPool } from '#src/chain/rpc/pool.ts';

/** Milliseconds a hook may take to boot a chain on a busy machine. */
const BOOT_TIMEOUT = 120_000;

const histories: Record<string, History> = {};
let account = '';
let close: () => void = () => undefined;

beforeAll(async () => {
  const chain = bootChain('eos');
  account = chain.demoAccounts[0]?.name ?? '';
  const server = serve({ fetch: chain.app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  close = () => void server.close();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pool = createPool({ endpoints: [url], checkHead: false });
  const sources = { actionsPool: pool, transactionsPool: pool, hyperionPool: pool };
  for (const kind of ['native', 'hyperion'] as const)
    histories[kind] = configuredHistory({ ...eos, historyTypes: [kind] }, sources);
}, BOOT_TIMEOUT);

afterAll(() => close());

async function everything(
  kind: string,
  query: ActionQuery = {},
  of = account,
): Promise<ActionRow[]> {
  const rows: ActionRow[] = [];
  let cursor: string | null = null;
  do {
    const page: ActionPage | undefined = await histories[kind]?.actions(of, {
      ...query,
      cursor,
    });
    rows.push(...(page?.rows ?? []));
    cursor = page?.next ?? null;
  } while (cursor !== null);
  return rows;
}

const reported = (rows: readonly ActionRow[]) =>
  rows.map(({ transactionId, account: contract, name, data }) => [
    transactionId,
    contract,
    name,
    data,
  ]);

/** Independent of the order of actions and fields. */
const byTransaction = (rows: readonly ActionRow[]) =>
  rows
    .map(({ transactionId, account: contract, name, data }) => {
      const fields = Object.entries(data ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
      return JSON.stringify([transactionId, contract, name, fields]);
    })
    .toSorted();

describe.each(['native', 'hyperion'])("the devnet's history, %s", (kind) => {
  it.each<SortDirection>(['desc', 'asc'])('is complete, %s, in pages of any size', async (sort) => {
    const whole = await everything(kind, { sort });
    expect(whole.length).toBeGreaterThan(10);
    const times = whole.map((row) => row.blockTime);
    const ordered = times.toSorted((a, b) => (sort === 'asc' ? a - b : b - a));
    expect(times).toEqual(ordered);
    const pages = await everything(kind, { sort, limit: 7 });
    expect(reported(pages)).toEqual(reported(whole));
    const reversed = await everything(kind, { sort: sort === 'asc' ? 'desc' : 'asc' });
    expect(byTransaction(reversed)).toEqual(byTransaction(whole));
  });

  it.each<Partial<ActionFilters>>([
    { groups: ['send'] },
    { groups: ['receive'] },
    { groups: ['vote', 'ramCpuNet'] },
    { contractFilter: 'eosio.token' },
    { actionFilter: 'transfer', memoFilter: 'a' },
    { tokenFilter: { symbol: 'EOS', contract: 'eosio.token' } },
    { hideSpam: true, hideSmallBalances: true },
  ])('filtered by %j equals the filtered whole', async (some) => {
    const filters = { ...noFilters, ...some };
    const { rowFilter } = await import('#src/chain/history/filters/keep.ts');
    const { withoutSpam } = await import('#src/chain/history/spam/without-spam.ts');
    const whole = await everything(kind);
    const shown = filters.hideSpam ? withoutSpam(whole, account, eos) : whole;
    const expected = shown.filter(rowFilter(filters, account, eos));
    const found = await everything(kind, { filters, limit: 9 });
    expect(byTransaction(found)).toEqual(byTransaction(expected));
  });

  it('can be limited to a date range', async () => {
    const whole = await everything(kind);
    const middle = whole[Math.floor(whole.length / 2)]?.blockTime ?? 0;
    const filters = { ...noFilters, dateRange: { from: null, to: middle } };
    const found = await everything(kind, { filters });
    const expected = whole.filter((row) => row.blockTime <= middle);
    expect(byTransaction(found)).toEqual(byTransaction(expected));
    expect(found.length).toBeLessThan(whole.length);
  });
});

it('both providers of the devnet return the same actions', async () => {
  expect(byTransaction(await everything('native'))).toEqual(
    byTransaction(await everything('hyperion')),
  );
});

it.each(['native', 'hyperion'])('%s returns the result of a REX sale once', async (kind) => {
  const names = (await everything(kind, {}, 'alice')).map(({ name }) => name);
  expect(names.filter((name) => name === 'sellresult')).toEqual(['sellresult']);
});
