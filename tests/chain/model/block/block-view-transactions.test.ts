import { describe, expect, it } from 'vitest';
import * as v from '#src/chain/core/schema.ts';
import { blockView, blockViewInSlices } from '#src/chain/model/block/block-view.ts';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import * as answers from '#src/chain/rpc/responses.ts';
import { recordings } from '#tests/recordings/read.ts';
import { block, ID } from './signed-block.ts';

describe('a block', () => {
  it('holds transactions with their actions, and deferred ones as an id alone', () => {
    expect(blockView(block)).toMatchObject({
      id: '00000007ff',
      number: 7,
      time: Date.UTC(2026, 0, 1, 0, 0, 3, 500),
      producer: 'bpone',
      previous: '00000006ff',
      scheduleVersion: 3,
      transactionMerkleRoot: 'aa',
      actionMerkleRoot: 'bb',
      producerSignature: 'SIG_K1_x',
      transactions: [
        { id: 'cd'.repeat(32), status: 'executed', cpuUsage: 5, netUsage: 0, actions: [] },
        {
          id: ID,
          status: 'hard_fail',
          cpuUsage: 100,
          netUsage: 128,
          actions: [{ account: 'eosio.token', name: 'transfer', data: { memo: 'hi' } }],
        },
      ],
    });
  });

  it('is the same if it is read in slices', async () => {
    for (const { file, response } of recordings('v1_chain_get_block')) {
      const answer = v.parse(answers.blockResponse, response);
      expect(await blockViewInSlices(answer), file).toEqual(blockView(answer));
    }
  });

  it('recorded from nodes keeps each of its transactions', () => {
    for (const { file, response } of recordings('v1_chain_get_block')) {
      const answer = v.parse(answers.blockResponse, response);
      const view = blockView(answer);
      expect(view.transactions.length, file).toBe(answer.transactions.length);
      for (const [index, one] of view.transactions.entries()) {
        expect(one.id, file).toMatch(/^[0-9a-f]{64}$/);
        const reported = recordOf(answer.transactions[index]);
        expect(one.netUsage, file).toBe(Number(reported.net_usage_words) * 8);
        const signed = recordOf(recordOf(reported.trx).transaction);
        const inner = [...listOf(signed.context_free_actions), ...listOf(signed.actions)];
        expect(one.actions.length, file).toBe(inner.length);
      }
    }
  });
});

describe('the producers that a block brings in', () => {
  const producer = { producer_name: 'bpnew', authority: [0, { threshold: 1, keys: [] }] };
  it.each([
    ['its header', { new_producers: { version: 4, producers: [producer] } }],
    ['an extension', { new_producer_schedule: { version: 4, producers: [producer] } }],
    [
      'a change of the schedule',
      {
        finality_extension: {
          qc_claim: { block_num: 6, is_strong_qc: true },
          new_finalizer_policy_diff: null,
          new_proposer_policy_diff: {
            version: 4,
            producer_auth_diff: { remove_indexes: [20], insert_indexes: [[20, producer]] },
          },
        },
      },
    ],
  ])('are read from %s', (_, reported) => {
    expect(blockView({ ...block, ...reported }).newProducers).toEqual(['bpnew']);
    expect(blockView(block).newProducers).toEqual([]);
  });
});
