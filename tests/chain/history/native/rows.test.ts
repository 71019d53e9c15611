import { describe, expect, it } from 'vitest';
import * as v from '#src/chain/core/schema.ts';
import { nativeRows } from '#src/chain/history/native/rows.ts';
import * as historyAnswers from '#src/chain/rpc/history-responses.ts';
import { recordings } from '#tests/recordings/read.ts';

describe('rows of history', () => {
  it('recorded from nodes are newest first, one an action', () => {
    for (const { file, response } of recordings('v1_history_get_actions')) {
      const { actions } = v.parse(historyAnswers.historyActionsResponse, response);
      const rows = nativeRows(actions);
      expect(rows.length, file).toBeGreaterThan(0);
      expect(rows.length, file).toBeLessThanOrEqual(actions.length);
      const delivered = rows.reduce((sum, row) => sum + row.receivers.length, 0);
      expect(delivered, file).toBeLessThanOrEqual(actions.length);
      for (const row of rows) {
        expect(row.account, file).not.toBe('');
        expect(row.blockTime, file).toBeGreaterThan(0);
      }
    }
  });
});

const TIME = '2026-01-01T00:00:00.500';
const play = { account: 'game', name: 'play', authorization: [], data: { n: 1 } };

describe('a row of a node', () => {
  const entry = { account_action_seq: 1, block_num: 7, block_time: TIME };

  it('reached who the trace says, or its receipt, or the contract', () => {
    const receivers = (action_trace: object) =>
      nativeRows([{ ...entry, action_trace: { act: play, ...action_trace } }])[0]?.receivers;
    expect(receivers({ receiver: 'bob', receipt: { receiver: 'carol' } })).toEqual(['bob']);
    expect(receivers({ receipt: { receiver: 'carol' } })).toEqual(['carol']);
    expect(receivers({})).toEqual(['game']);
  });

  it('has no transaction if none is reported', () => {
    const [row] = nativeRows([{ ...entry, action_trace: { act: play } }]);
    expect(row?.transactionId).toBe('');
  });

  it('pulls in what a claim was paid in the transaction of its claim', () => {
    const data = { from: 'eosio.vpay', to: 'alice', quantity: '1.0000 EOS' };
    const act = { account: 'eosio', name: 'claimrewards', data: { owner: 'alice' } };
    const inner = { act: { account: 'eosio.token', name: 'transfer', data } };
    const rows = nativeRows([
      { ...entry, action_trace: { act, inline_traces: [null, inner, { act: play }] } },
    ]);
    expect(rows.map(({ name, transactionId }) => [name, transactionId])).toEqual([
      ['transfer', ''],
      ['claimrewards', ''],
    ]);
  });
});
