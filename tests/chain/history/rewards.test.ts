import { describe, expect, it } from 'vitest';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import { nativeRows } from '#src/chain/history/native/rows.ts';
import { withRewards, treesWithRewards } from '#src/chain/model/signing/outcome.ts';
import { hyperionTransaction } from '#src/chain/history/hyperion/transaction.ts';
import { row, transfer } from './rows.ts';

const claim = (transactionId: string) =>
  row({ account: 'eosio', name: 'claimrewards', data: { owner: 'alice' }, transactionId });
const pay = (transactionId: string, from: string, quantity: string, to = 'alice') =>
  transfer({ from, to, quantity }, { transactionId });
const claimed = (rows: ReturnType<typeof row>[], cut?: string) =>
  withRewards(rows, eosioAccounts, [cut]).find(({ name }) => name === 'claimrewards')?.data;

describe('a claim of rewards', () => {
  it('sums the pay for votes and for blocks only', () => {
    const rows = [
      claim('a'),
      pay('a', 'eosio.vpay', '0.0001 EOS'),
      pay('a', 'eosio.bpay', '1.9999 EOS'),
      pay('a', 'eosio', '7.0000 EOS'),
      pay('a', 'eosio.bpay', '3.0000 EOS', 'bob'),
      pay('b', 'eosio.bpay', '5.0000 EOS'),
    ];
    expect(claimed(rows)).toEqual({ owner: 'alice', quantity: '2.0000 EOS' });
  });

  it('has no sum without payments, with different tokens, or if payments may be missing', () => {
    expect(claimed([claim('a')])).toEqual({ owner: 'alice' });
    const mixed = [pay('a', 'eosio.vpay', '1.0000 EOS'), pay('a', 'eosio.bpay', '1.00 EOS')];
    expect(claimed([claim('a'), ...mixed])).toEqual({ owner: 'alice' });
    expect(claimed([claim('a'), pay('a', 'eosio.vpay', '1.0000 EOS')], 'a')).toEqual({
      owner: 'alice',
    });
  });

  it('has the sum in the tree of its transaction', () => {
    const act = (account: string, name: string, data: unknown) => ({ account, name, data });
    const view = hyperionTransaction('ab', {
      actions: [
        {
          action_ordinal: 1,
          creator_action_ordinal: 0,
          act: act('eosio', 'claimrewards', { owner: 'alice' }),
        },
        {
          action_ordinal: 2,
          creator_action_ordinal: 1,
          act: act('eosio.token', 'transfer', {
            from: 'eosio.bpay',
            to: 'alice',
            quantity: '2.0000 EOS',
          }),
        },
      ],
    });
    const [claim] = treesWithRewards(view?.actions ?? []);
    expect(claim?.data).toEqual({ owner: 'alice', quantity: '2.0000 EOS' });
  });
});

it('a REX sale has its result if an old node nests it', () => {
  const result = {
    act: { account: 'eosio.rex', name: 'sellresult', data: { proceeds: '2.0000 EOS' } },
    receipt: { receiver: 'eosio.rex', global_sequence: 8 },
  };
  const other = {
    act: { account: 'log', name: 'write', data: {} },
    receipt: { global_sequence: 9 },
  };
  const rows = nativeRows([
    {
      account_action_seq: 1,
      block_num: 7,
      block_time: '2026-01-01T00:00:00.500',
      action_trace: {
        trx_id: 'ab',
        receipt: { receiver: 'eosio', global_sequence: 7 },
        act: { account: 'eosio', name: 'sellrex', data: { from: 'alice' } },
        inline_traces: [result, other],
      },
    },
  ]);
  expect(rows).toMatchObject([
    { name: 'sellresult', data: { proceeds: '2.0000 EOS' }, transactionId: 'ab', blockNum: 7 },
    { name: 'sellrex', globalSequence: '7' },
  ]);
});
