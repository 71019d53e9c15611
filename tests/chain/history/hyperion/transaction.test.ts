import { describe, expect, it } from 'vitest';
import { hyperionTransaction } from '#src/chain/history/hyperion/transaction.ts';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import { recordings } from '#tests/recordings/read.ts';
import { ID } from '../../model/block/signed-block.ts';

describe('a transaction', () => {
  it('recorded from Hyperion has its costs and signatures in any version', () => {
    for (const { file, response } of recordings('hyperion_history_get_transaction')) {
      const first = recordOf(listOf(recordOf(response).actions)[0]);
      const view = hyperionTransaction('?', response);
      expect(view, file).toMatchObject({
        id: recordOf(response).trx_id,
        cpuUsage: first.cpu_usage_us,
        netUsage: Number(first.net_usage_words) * 8,
        blockNum: first.block_num,
        status: 'executed',
        signatures: first.signatures,
      });
    }
    expect(hyperionTransaction(ID, { executed: false, actions: [] })).toBeNull();
    const other = 'cd'.repeat(32);
    const act = { account: 'eosio', name: 'noop', authorization: [], data: {} };
    const actions = [{ trx_id: other, act }];
    expect(hyperionTransaction(ID, { trx_id: other, executed: true, actions })).toBeNull();
    expect(hyperionTransaction(ID, { executed: true, actions })).toBeNull();
    expect(hyperionTransaction(other.toUpperCase(), { trx_id: other, actions })).not.toBeNull();
  });

  it('with only a failure notice from Hyperion was not executed', () => {
    const entry = (account: string) => ({
      act: { account, name: 'onerror', authorization: [], data: {} },
      trx_id: ID,
      block_num: 7,
      timestamp: '2026-01-01T00:00:00.000',
      cpu_usage_us: 100,
      net_usage_words: 0,
      action_ordinal: 1,
      creator_action_ordinal: 0,
      receipts: [{ receiver: 'promiser1111', global_sequence: '9' }],
    });
    const reported = (account: string) =>
      hyperionTransaction(ID, { trx_id: ID, actions: [entry(account)] });
    expect(reported('eosio')?.status).toBe('soft_fail');
    expect(reported('promiser1111')?.status).toBe('executed');
  });
});

const TIME = '2026-01-01T00:00:00.500';
const MS = Date.UTC(2026, 0, 1, 0, 0, 0, 500);
const play = { account: 'game', name: 'play', authorization: [], data: { n: 1 } };

describe('a transaction of Hyperion', () => {
  const entry = { act: play, action_ordinal: 1, block_num: 7, timestamp: TIME };

  it('takes the costs and the signatures from the entries that have them', () => {
    const view = hyperionTransaction('ab', {
      trx_id: 'cd',
      actions: [
        null,
        { ...entry, signatures: [] },
        { ...entry, action_ordinal: 2, net_usage_words: 2, cpu_usage_us: 300 },
        { ...entry, action_ordinal: 3, signatures: ['SIG_K1_x'], net_usage_words: 9 },
      ],
    });
    expect(view).toMatchObject({
      id: 'cd',
      status: 'executed',
      netUsage: 16,
      cpuUsage: 300,
      signatures: ['SIG_K1_x'],
      blockNum: 7,
      blockTime: MS,
      delaySeconds: 0,
      expiration: null,
      source: 'hyperion',
    });
  });

  it('has the requested id and no costs if none are reported', () => {
    const later = { act: play, '@timestamp': TIME };
    expect(hyperionTransaction('ab', { actions: [later] })).toMatchObject({
      id: 'ab',
      netUsage: 0,
      cpuUsage: 0,
      signatures: [],
      blockNum: 0,
      blockTime: MS,
    });
  });
});
