import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import { accountActions } from '#src/chain/client/history/history.ts';
import { taxTransfers } from '#src/chain/client/tax/tax-transfers.ts';
import { knownTokens } from '#src/chain/config/known-accounts.ts';
import { noFilters } from '#src/chain/model/action/action-filters.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import { brokenRules } from '#src/chain/model/tax/check-record.ts';
import { cointrackingRecords } from '#src/chain/model/tax/cointracking.ts';
import { systemPayments } from '#src/chain/model/tax/payers.ts';
import type { TaxTransfer } from '#src/chain/model/tax/tax-transfer.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('eos');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

async function everyPage<Page extends { readonly next: string | null }>(
  read: (cursor: string | null) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await read(cursor);
    pages.push(page);
    cursor = page.next;
  } while (cursor !== null);
  return pages;
}

const read = new Map<string, Promise<TaxTransfer[]>>();

/** An account's transfers, read once. */
function transfersOf(account: string): Promise<TaxTransfer[]> {
  const query = { account, range: null };
  const found =
    read.get(account) ??
    everyPage((cursor) => taxTransfers(access, query, cursor)).then((pages) =>
      pages.flatMap(({ transfers }) => transfers),
    );
  read.set(account, found);
  return found;
}

/** The ids of the account's transactions with an action of the wrapper, newest first. */
async function transactionsWith(account: string, name: string): Promise<string[]> {
  const filters = { ...noFilters, contractFilter: 'core.vaulta', actionFilter: name };
  const pages = await everyPage((cursor) => accountActions(access, account, { filters, cursor }));
  return pages.flatMap(({ rows }) => rows.map(({ transactionId }: ActionRow) => transactionId));
}

const records = (account: string, transfers: readonly TaxTransfer[]) =>
  cointrackingRecords(transfers, {
    account,
    chain: 'Vaulta',
    tokens: knownTokens(access.config),
    ...systemPayments(access.config.accounts),
    priceAt: () => null,
  });

/** The newest transaction with an action of the wrapper, its last payment first. */
async function linesOf(account: string, name: string): Promise<string[]> {
  const transfers = await transfersOf(account);
  const [id] = await transactionsWith(account, name);
  return records(
    account,
    transfers.filter(({ transactionId }) => transactionId === id),
  ).map((record) =>
    [
      record.Type,
      ...(record['Sell Amount'] ? [`-${record['Sell Amount']} ${record['Sell Currency']}`] : []),
      ...(record['Buy Amount'] ? [`+${record['Buy Amount']} ${record['Buy Currency']}`] : []),
    ].join(' '),
  );
}

const AMOUNT = String.raw`\d+\.\d{4}`;
const line = (type: string, ...sides: string[]) =>
  expect.stringMatching(
    new RegExp(`^${[type, ...sides].join(' ').replaceAll('+', '[+]').replaceAll('#', AMOUNT)}$`),
  ) as string;

describe('the tax file of an account of Vaulta', () => {
  it('has a purchase of RAM as what was spent and its fee, in A', async () => {
    expect(await linesOf('alice', 'buyram')).toEqual(['Other Fee -0.1250 A', 'Spend -24.8750 A']);
  });

  it('has a sale of RAM as what was received and its fee, in A', async () => {
    expect(await linesOf('alice', 'sellram')).toEqual([
      line('Other Fee', '-# A'),
      line('Deposit', '+# A'),
    ]);
  });

  it('has a new account as its RAM, the fee of it and its stake, in A', async () => {
    expect(await linesOf('alice', 'newaccount2')).toEqual([
      line('Withdrawal', '-# A'),
      line('Other Fee', '-# A'),
      line('Spend', '-# A'),
    ]);
  });

  it('has a stake, a deposit to REX and PowerUp as one payment in A each', async () => {
    expect(await linesOf('alice', 'deposit')).toEqual(['Withdrawal -40.0000 A']);
    expect(await linesOf('bob', 'powerup')).toEqual([line('Withdrawal', '-# A')]);
  });

  it('has a refund of a stake and one of a bid as one deposit in A each', async () => {
    expect(await linesOf('erin', 'refund')).toEqual([line('Deposit', '+# A')]);
    expect(await linesOf('erin', 'bidrefund')).toEqual([line('Deposit', '+# A')]);
  });

  it('has a swap as one trade, also one for another account', async () => {
    const transfers = await transfersOf('alice');
    const swap = transfers.filter(({ memo }) => memo === 'swap');
    expect(records('alice', swap)).toMatchObject([
      { Type: 'Trade', 'Buy Currency': 'A', 'Sell Currency': 'EOS' },
    ]);
    expect(await linesOf('alice', 'swapto')).toEqual([
      'Withdrawal -3.0000 A',
      'Trade -3.0000 EOS +3.0000 A',
    ]);
    expect(await linesOf('bob', 'swapto')).toEqual([
      'Withdrawal -12.0000 EOS',
      'Trade -12.0000 A +12.0000 EOS',
    ]);
  });

  it.each(['alice', 'bob', 'erin', 'bpalpha11111'])(
    'of %s adds up to the balances of A and EOS, in rows that CoinTracking takes',
    async (account) => {
      const all = records(account, await transfersOf(account));
      expect(all.flatMap(brokenRules)).toEqual([]);
      for (const [contract, code] of [
        ['core.vaulta', 'A'],
        ['eosio.token', 'EOS'],
      ] as const) {
        const sum = all.reduce((total, record) => {
          const side = (name: 'Buy' | 'Sell') =>
            record[`${name} Currency`] === code
              ? BigInt(record[`${name} Amount`].replace('.', ''))
              : 0n;
          return total + side('Buy') - side('Sell');
        }, 0n);
        const [balance = '0'] = await access.node.getCurrencyBalance(contract, account, code);
        expect(`${code} ${String(sum)}`).toBe(
          `${code} ${String(BigInt(balance.replace(/\D/g, '')))}`,
        );
      }
    },
  );
});
