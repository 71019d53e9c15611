import { describe, expect, it } from 'vitest';
import { cointrackingColumns, cointrackingRecords } from '#src/chain/model/tax/cointracking.ts';
import type { TaxTransfer } from '#src/chain/model/tax/tax-transfer.ts';
import { brokenRules } from '#src/chain/model/tax/check-record.ts';

const time = Date.UTC(2026, 10, 20, 9, 5, 7, 500);

function transfer(change: Partial<TaxTransfer>): TaxTransfer {
  return {
    key: change.transactionId ?? '1',
    transactionId: 'a',
    time,
    contract: 'eosio.token',
    code: 'EOS',
    precision: 4,
    units: '15000',
    from: 'alice',
    to: 'bob',
    memo: 'rent',
    ...change,
  };
}

const context: Parameters<typeof cointrackingRecords>[1] = {
  account: 'alice',
  chain: 'EOS',
  tokens: new Map([['EOS', 'eosio.token']]),
  payers: new Map([['eosio.bpay', 'Mining']]),
  payees: new Map([['eosio.ramfee', 'Other Fee']]),
  priceAt: ({ code }) => (code === 'EOS' ? 0.5 : null),
};

const recordsOf = (...transfers: TaxTransfer[]) => cointrackingRecords(transfers, context);

describe('cointrackingRecords', () => {
  it('writes a sent transfer as a withdrawal with all columns', () => {
    expect(recordsOf(transfer({}))).toEqual([
      {
        Type: 'Withdrawal',
        'Buy Amount': '',
        'Buy Currency': '',
        'Sell Amount': '1.5000',
        'Sell Currency': 'EOS',
        Fee: '',
        'Fee Currency': '',
        Exchange: 'EOS',
        'Trade-Group': 'alice',
        Comment: 'bob: rent',
        Date: '20.11.2026 09:05:07',
        'Liquidity pool (optional)': '',
        'Tx-ID (optional)': 'a',
        'Buy Value in Account Currency (optional)': '',
        'Sell Value in Account Currency (optional)': '0.75',
      },
    ]);
  });

  it('writes the columns in the order of CoinTracking', () => {
    expect(Object.keys(recordsOf(transfer({}))[0] ?? {})).toEqual([...cointrackingColumns]);
  });

  it('writes a received transfer as a deposit', () => {
    const [record] = recordsOf(transfer({ from: 'bob', to: 'alice' }));
    expect(record).toMatchObject({ Type: 'Deposit', 'Buy Amount': '1.5000', 'Sell Amount': '' });
  });

  it('gives payments of the system their own types', () => {
    const [reward] = recordsOf(transfer({ from: 'eosio.bpay', to: 'alice' }));
    const [fee] = recordsOf(transfer({ to: 'eosio.ramfee' }));
    expect([reward?.Type, fee?.Type]).toEqual(['Mining', 'Other Fee']);
  });

  it('joins a token sent and another received in one transaction to a trade', () => {
    const received = transfer({
      key: '2',
      from: 'swap',
      to: 'alice',
      code: 'USDT',
      contract: 'tethertether',
    });
    const [trade, ...rest] = recordsOf(transfer({ to: 'swap' }), received);
    expect(trade).toMatchObject({
      Type: 'Trade',
      'Buy Currency': 'USDT@tethertether',
      'Sell Currency': 'EOS',
    });
    expect(rest).toEqual([]);
  });

  it('keeps transfers apart that are no trade', () => {
    const back = transfer({ key: '2', from: 'bob', to: 'alice' });
    expect(recordsOf(transfer({}), back).map(({ Type }) => Type)).toEqual([
      'Withdrawal',
      'Deposit',
    ]);
  });

  it('names a token of an unknown contract with it, and gives it no value', () => {
    const [record] = cointrackingRecords([transfer({ contract: 'fake.token' })], {
      ...context,
      priceAt: ({ contract }) => (contract === 'eosio.token' ? 0.5 : null),
    });
    expect(record?.['Sell Currency']).toBe('EOS@fake.token');
    expect(record?.['Sell Value in Account Currency (optional)']).toBe('');
  });

  it('sorts by time, oldest first', () => {
    const early = transfer({ transactionId: 'b', key: '2', time: time - 1000 });
    expect(recordsOf(transfer({}), early).map((record) => record['Tx-ID (optional)'])).toEqual([
      'b',
      'a',
    ]);
  });

  it('writes a memo of several lines on one', () => {
    expect(recordsOf(transfer({ memo: 'one\n two' }))[0]?.Comment).toBe('bob: one two');
  });

  it('writes records that keep every rule of the columns', () => {
    const all = recordsOf(
      transfer({}),
      transfer({ transactionId: 'b', from: 'bob', to: 'alice', units: '1', precision: 8 }),
      transfer({ transactionId: 'c', units: '9223372036854775807', precision: 0 }),
    );
    expect(all.flatMap(brokenRules)).toEqual([]);
  });
});
