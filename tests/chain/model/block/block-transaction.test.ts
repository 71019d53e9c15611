import { describe, expect, it } from 'vitest';
import * as v from '#src/chain/core/schema.ts';
import { transactionInBlock } from '#src/chain/model/block/block-transaction.ts';
import * as answers from '#src/chain/rpc/responses.ts';
import { block, ID } from './signed-block.ts';

describe('a transaction', () => {
  it('found in its block alone shows what was signed', () => {
    expect(transactionInBlock(ID, block, null)).toMatchObject({
      id: ID,
      status: 'hard_fail',
      blockNum: 7,
      cpuUsage: 100,
      netUsage: 128,
      delaySeconds: 2,
      expiration: Date.UTC(2026, 0, 1, 0, 0, 30),
      signatures: ['SIG_K1_y'],
      actions: [{ name: 'transfer', receivers: ['eosio.token'], ordinal: 1, inline: [] }],
      source: 'block',
    });
    expect(transactionInBlock('ef'.repeat(32), block, null)).toBeNull();
    expect(transactionInBlock('cd'.repeat(32), block, null)?.actions).toEqual([]);
  });

  it('found in its block with the node’s traces shows what ran', () => {
    const entry = (sequence: number, receiver: string) => ({
      global_sequence: sequence,
      receiver,
      account: 'eosio.token',
      action: 'transfer',
      data: 'ab',
      authorization: [{ account: 'alice', permission: 'active' }],
    });
    const traces = v.parse(answers.traceBlockResponse, {
      id: '00000007ff',
      number: 7,
      timestamp: '2026-01-01T00:00:03.500',
      transactions: [{ id: ID, actions: [entry(1, 'eosio.token'), entry(2, 'bob')] }],
    });
    expect(transactionInBlock(ID, block, traces)).toMatchObject({
      source: 'trace',
      actions: [{ receivers: ['eosio.token', 'bob'], data: { memo: 'hi' }, hexData: 'ab' }],
    });
  });
});
