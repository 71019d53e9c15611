import { describe, expect, it } from 'vitest';
import { checkTransfer, totalOf } from '#src/chain/actions/check-transfer.ts';
import type { TransferForm } from '#src/chain/actions/check-transfer.ts';
import { transfer } from '#src/chain/actions/transfer.ts';
import { parseAsset } from '#src/chain/core/asset.ts';

describe('transfer', () => {
  const fields = {
    contract: 'eosio.token',
    from: 'alice',
    to: 'bob',
    quantity: parseAsset('1.5000 EOS'),
    memo: 'hi <b>bob</b>',
  };

  it('builds the action of the token contract', () => {
    expect(transfer(fields)).toEqual({
      account: 'eosio.token',
      name: 'transfer',
      authorization: [{ actor: 'alice', permission: 'active' }],
      data: { from: 'alice', to: 'bob', quantity: '1.5000 EOS', memo: 'hi <b>bob</b>' },
    });
  });

  it('has its fields in the order of the contract', () => {
    expect(Object.keys(transfer(fields).data)).toEqual(['from', 'to', 'quantity', 'memo']);
  });

  it('is authorised by the permission the sender is logged in with', () => {
    expect(transfer(fields, 'trading').authorization).toEqual([
      { actor: 'alice', permission: 'trading' },
    ]);
  });
});

describe('checkTransfer', () => {
  const good: TransferForm = {
    from: 'alice',
    to: 'bob',
    amount: '1.5',
    memo: '',
    symbol: { code: 'EOS', precision: 4 },
    balance: parseAsset('2.0000 EOS'),
    recipientExists: true,
  };
  const problems = (change: Partial<TransferForm>) => checkTransfer({ ...good, ...change });

  it('lets a good form pass', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ amount: '2' })).toEqual([]);
    expect(problems({ amount: '0.0001', to: 'eosio.token' })).toEqual([]);
    expect(problems({ recipientExists: undefined })).toEqual([]);
  });

  it.each([
    ['', 'no-name'],
    ['Bob', 'not-a-name'],
    ['bob.', 'not-a-name'],
    ['thirteencharsx', 'not-a-name'],
    ['bob@active', 'not-a-name'],
    ['alice', 'is-sender'],
  ])('the recipient %j is %s', (to, kind) => {
    expect(problems({ to })).toEqual([{ field: 'to', kind }]);
  });

  it('refuses a recipient that does not exist', () => {
    expect(problems({ recipientExists: false })).toEqual([
      { field: 'to', kind: 'unknown-account' },
    ]);
  });

  it.each([
    ['', 'not-a-number'],
    ['one', 'not-a-number'],
    ['1,5', 'not-a-number'],
    ['1.5 EOS', 'not-a-number'],
    ['0', 'not-positive'],
    ['0.0000', 'not-positive'],
    ['-1', 'not-positive'],
    ['1.00001', 'too-many-decimals'],
    ['1.00000', 'too-many-decimals'],
    ['2.0001', 'insufficient-balance'],
    ['99999999999999999999', 'out-of-range'],
  ])('the amount %j is %s', (amount, kind) => {
    expect(problems({ amount })).toMatchObject([{ field: 'amount', kind }]);
  });

  it('says how many decimals there may be', () => {
    expect(problems({ amount: '1.00001' })).toEqual([
      { field: 'amount', kind: 'too-many-decimals', decimals: 4 },
    ]);
  });

  it('compares with the balance only where that is known', () => {
    expect(problems({ amount: '900', balance: null })).toEqual([]);
    expect(problems({ balance: parseAsset('9.0000 SYS') })).toEqual([
      { field: 'amount', kind: 'insufficient-balance' },
    ]);
  });

  it('counts the memo in bytes of UTF-8', () => {
    expect(problems({ memo: 'x'.repeat(256) })).toEqual([]);
    expect(problems({ memo: 'é'.repeat(128) })).toEqual([]);
    expect(problems({ memo: 'x'.repeat(257) })).toEqual([
      { field: 'memo', kind: 'too-long', bytes: 257 },
    ]);
    expect(problems({ memo: '界'.repeat(86) })).toEqual([
      { field: 'memo', kind: 'too-long', bytes: 258 },
    ]);
  });

  it('says what is wrong in every field at once', () => {
    const fields = problems({ to: '', amount: '', memo: 'x'.repeat(300) }).map((one) => one.field);
    expect(fields).toEqual(['to', 'amount', 'memo']);
  });
});

describe('what several figures come to', () => {
  const symbol = { code: 'EOS', precision: 4 };

  it('is the sum of those that can be read', () => {
    expect(totalOf(['1.5', '0.0001', '2'], symbol)).toEqual({ units: 35_001n, symbol });
    expect(totalOf(['1', 'one', '', '0.00001', '-4', '0'], symbol).units).toBe(10_000n);
    expect(totalOf([], symbol).units).toBe(0n);
  });
});
