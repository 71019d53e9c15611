import { describe, expect, it } from 'vitest';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import { completeTransaction } from '#src/chain/history/block.ts';
import { hyperionTransaction } from '#src/chain/history/hyperion/transaction.ts';
import { allTraces } from '#src/chain/model/action/traces.ts';
import type { NodeClient } from '#src/chain/rpc/node.ts';

const ID = 'ab'.repeat(32);
const TRANSFERS = 1_200;

const act = (index: number) => ({
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: 'airdrop', permission: 'active' }],
  data: { from: 'airdrop', to: 'alice', quantity: '1.0000 EOS', memo: String(index) },
});
const documents = (count: number) => ({
  trx_id: ID,
  actions: Array.from({ length: count }, (_, index) => ({
    act: act(index),
    action_ordinal: index + 1,
    creator_action_ordinal: 0,
    block_num: 7,
    receipts: [{ receiver: 'eosio.token', global_sequence: String(index + 1) }],
  })),
});
const traces = Array.from({ length: TRANSFERS }, (_, index) => {
  const { data: params, ...rest } = act(index);
  const { account, name: action, authorization } = rest;
  const levels = authorization.map(({ actor, permission }) => ({ account: actor, permission }));
  return {
    global_sequence: index + 1,
    action_ordinal: index + 1,
    creator_action_ordinal: 0,
    receiver: account,
    account,
    action,
    authorization: levels,
    params,
  };
});

function nodeWith(kept: readonly unknown[] | null): NodeClient {
  return {
    getTransactionTraceBlock: async () => {
      if (!kept) throw new Error('no traces');
      return { transactions: [{ id: ID, actions: kept }] };
    },
    getBlock: async () => ({
      block_num: 7,
      timestamp: '2026-01-01T00:00:00.000',
      transactions: [{ status: 'executed', trx: ID }],
    }),
  } as unknown as NodeClient;
}

const read = (count: number) => hyperionTransaction(ID, documents(count))!;
const counted = async (kept: readonly unknown[] | null) => {
  const view = await completeTransaction(nodeWith(kept), read(100), eosioAccounts);
  return { actions: allTraces(view.actions).length, mayBeTruncated: view.mayBeTruncated ?? false };
};

describe('a transaction whose list may be cut', () => {
  it.each([100, 200, 250, 64, 1_000])('is one of %i actions', (count) => {
    expect(read(count).mayBeTruncated).toBe(true);
  });

  it.each([1, 10, 32, 99, 101, 147])('is not one of %i actions', (count) => {
    expect(read(count)).not.toHaveProperty('mayBeTruncated');
  });

  it('is read completely from a node with traces', async () => {
    expect(await counted(traces)).toEqual({ actions: TRANSFERS, mayBeTruncated: false });
  });

  it('stays marked where no node has more', async () => {
    expect(await counted(null)).toEqual({ actions: 100, mayBeTruncated: true });
    expect(await counted(traces.slice(0, 3))).toEqual({ actions: 100, mayBeTruncated: true });
  });
});
