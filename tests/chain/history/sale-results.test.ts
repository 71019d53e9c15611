import { describe, expect, it, vi } from 'vitest';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import { chooseHistory } from '#src/chain/history/choose.ts';
import { listing, type HistoryProvider } from '#src/chain/history/provider.ts';
import { withSaleResults } from '#src/chain/history/sale-results.ts';
import type { ActionRow, ActionTrace } from '#src/chain/model/action/action.ts';
import type { TransactionView } from '#src/chain/model/transaction/transaction.ts';
import { MissingError } from '#src/chain/rpc/errors.ts';
import { row, transfer } from './rows.ts';

const sale = (fields: Partial<ActionRow> = {}) =>
  row({
    account: 'eosio',
    name: 'sellrex',
    data: { from: 'alice' },
    receivers: ['eosio'],
    ...fields,
  });

function trace(fields: Partial<ActionTrace>): ActionTrace {
  const { account, name, authorization, data, hexData, globalSequence, receivers } = row();
  const action = { account, name, authorization, data, hexData, globalSequence, receivers };
  return { ...action, ordinal: 1, console: '', ramDeltas: [], inline: [], ...fields };
}

const result = (globalSequence: string, proceeds: string) =>
  trace({
    account: 'eosio.rex',
    name: 'sellresult',
    data: { proceeds },
    globalSequence,
    receivers: ['eosio.rex'],
    digest: `d${globalSequence}`,
  });

function transaction(actions: readonly ActionTrace[]): TransactionView {
  return {
    id: 'ab',
    status: 'executed',
    blockNum: 7,
    blockTime: 0,
    cpuUsage: 0,
    netUsage: 0,
    delaySeconds: 0,
    expiration: null,
    signatures: [],
    raw: null,
    source: 'hyperion',
    actions,
  };
}

const saleTrace = (globalSequence: string, inline: readonly ActionTrace[]) =>
  trace({ account: 'eosio', name: 'sellrex', globalSequence, inline });

const sold = (rows: readonly ActionRow[], actions: readonly ActionTrace[]) =>
  withSaleResults(rows, eosioAccounts, () => Promise.resolve(transaction(actions)));

const reported = (rows: readonly ActionRow[]) =>
  rows.map(({ name, data }) => [name, data?.proceeds ?? data?.from]);

describe('a REX sale', () => {
  const rows = [transfer({ from: 'bob' }), sale({ globalSequence: '7' })];

  it('gets its result, of which the contract notifies no account', async () => {
    const [, found] = await sold(rows, [saleTrace('7', [result('9', '2.0000 EOS')])]);
    const { transactionId, blockNum, blockTime } = rows[1]!;
    expect(found).toMatchObject({
      account: 'eosio.rex',
      name: 'sellresult',
      data: { proceeds: '2.0000 EOS' },
      transactionId,
      blockNum,
      blockTime,
      globalSequence: '9',
      digest: 'd9',
    });
  });

  it('gets its own result among several in one transaction at any depth', async () => {
    const wrapper = trace({ account: 'helper', name: 'sellall' });
    const actions = [
      saleTrace('6', [result('8', '1.0000 EOS')]),
      { ...wrapper, inline: [saleTrace('7', [trace({}), result('9', '2.0000 EOS')])] },
    ];
    const both = [sale({ globalSequence: '7' }), sale({ globalSequence: '6' })];
    expect(reported(await sold(both, actions))).toEqual([
      ['sellresult', '2.0000 EOS'],
      ['sellrex', 'alice'],
      ['sellresult', '1.0000 EOS'],
      ['sellrex', 'alice'],
    ]);
  });

  it('is unchanged while it waits in the queue, and if its transaction is not found', async () => {
    expect(await sold(rows, [saleTrace('7', [])])).toEqual(rows);
    const none = () => Promise.reject(new MissingError('transaction'));
    expect(await withSaleResults(rows, eosioAccounts, none)).toEqual(rows);
  });

  it('needs no request if the provider returned the result, or for another contract', async () => {
    const known = row({ account: 'eosio.rex', name: 'sellresult', transactionId: 'ab' });
    const requested: string[] = [];
    const find = (id: string) => {
      requested.push(id);
      return Promise.resolve(transaction([]));
    };
    const pair = [known, sale({ transactionId: 'ab' })];
    expect(await withSaleResults(pair, eosioAccounts, find)).toEqual(pair);
    const other = [sale({ account: 'mallory' })];
    expect(await withSaleResults(other, eosioAccounts, find)).toEqual(other);
    expect(requested).toEqual([]);
  });

  it('is looked up in the newest ten transactions of a page', async () => {
    const many = Array.from({ length: 30 }, () => sale());
    const requested: string[] = [];
    const found = await withSaleResults(many, eosioAccounts, (id) => {
      requested.push(id);
      return Promise.resolve(transaction([]));
    });
    expect(found).toEqual(many);
    expect(requested).toEqual(many.slice(0, 10).map(({ transactionId }) => transactionId));
  });

  it('delays its page for at most two seconds', async () => {
    vi.useFakeTimers();
    const found = withSaleResults(rows, eosioAccounts, () => new Promise(() => undefined));
    let reported: readonly ActionRow[] | null = null;
    void found.then((value) => (reported = value));
    await vi.advanceTimersByTimeAsync(1_900);
    expect(reported).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(reported).toEqual(rows);
    vi.useRealTimers();
  });

  it('gets its result from any provider, newest or oldest first', async () => {
    const page = sale({ globalSequence: '7', transactionId: 'ab' });
    const provider: HistoryProvider = {
      kind: 'hyperion',
      capabilities: listing,
      pageSize: 20,
      actions: () =>
        Promise.resolve({
          rows: [page],
          next: null,
          total: null,
          source: 'hyperion',
          loaded: 1,
          requested: [],
          applied: [],
        }),
      transaction: () =>
        Promise.resolve(transaction([saleTrace('7', [result('9', '2.0000 EOS')])])),
    };
    const history = chooseHistory([provider]);
    const names = async (sort: 'asc' | 'desc') =>
      (await history.actions('alice', { sort })).rows.map(({ name }) => name);
    expect(await names('desc')).toEqual(['sellresult', 'sellrex']);
    expect(await names('asc')).toEqual(['sellrex', 'sellresult']);
  });
});
