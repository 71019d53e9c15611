import { describe, expect, it } from 'vitest';
import { hyperionRows } from '#src/chain/history/hyperion/rows.ts';
import { hyperionTransaction } from '#src/chain/history/hyperion/transaction.ts';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import { recordings } from '#tests/recordings/read.ts';

describe('rows of history', () => {
  it('recorded from Hyperion name all receivers', () => {
    for (const { file, response } of recordings('hyperion_history_get_actions')) {
      const actions = listOf(recordOf(response).actions);
      const rows = hyperionRows(actions);
      expect(rows.length, file).toBe(actions.length);
      for (const [index, row] of rows.entries()) {
        const receipts = listOf(recordOf(actions[index]).receipts);
        if (receipts.length > 0)
          expect(new Set(row.receivers), file).toEqual(
            new Set(receipts.map((receipt) => recordOf(receipt).receiver)),
          );
        expect(row.receivers[0], file).toBe(row.account);
        if (row.data && 'quantity' in row.data) expect(row.data, file).not.toHaveProperty('amount');
      }
    }
  });
});

const TIME = '2026-01-01T00:00:00.500';
const MS = Date.UTC(2026, 0, 1, 0, 0, 0, 500);
const play = { account: 'game', name: 'play', authorization: [], data: { n: 1 } };

it('a Hyperion row has its time in either field, and no transaction if none is reported', () => {
  const rows = hyperionRows([
    { act: play, timestamp: TIME, global_sequence: 1 },
    { act: play, '@timestamp': TIME, global_sequence: 2, trx_id: 'ab', block_num: 7 },
  ]);
  expect(rows).toMatchObject([
    { transactionId: '', blockTime: MS, blockNum: 0 },
    { transactionId: 'ab', blockTime: MS, blockNum: 7 },
  ]);
});

describe('documents of an index', () => {
  const document = (block: number, sequence: number, fields: object = {}) => ({
    act: play,
    '@timestamp': TIME,
    trx_id: 'ab',
    block_num: block,
    global_sequence: sequence,
    action_ordinal: 1,
    creator_action_ordinal: 0,
    receipts: [{ receiver: 'game', global_sequence: String(sequence) }],
    ...fields,
  });

  it('of a block that a fork left are not actions: the higher block has them', () => {
    const [kept, left] = [document(101, 12), document(100, 10)];
    for (const documents of [
      [kept, left],
      [left, kept],
      [document(100, 12), kept],
    ])
      expect(hyperionRows(documents)).toMatchObject([{ blockNum: 101, globalSequence: '12' }]);
    const both = hyperionRows([document(101, 12), document(100, 10, { trx_id: 'cd' })]);
    expect(both).toHaveLength(2);
  });

  it('of what failed are no rows, and make a failed transaction', () => {
    const failed = { receipt: null, receipts: undefined, except: { code: 10 } };
    expect(hyperionRows([document(100, 10, failed)])).toEqual([]);
    expect(hyperionRows([document(100, 10, { except: 'Y' })])).toEqual([]);
    expect(hyperionRows([document(100, 10, { except: null, error_code: null })])).toHaveLength(1);
    const actions = [document(100, 10, failed)];
    expect(hyperionTransaction('ab', { trx_id: 'ab', actions })).toMatchObject({
      status: 'hard_fail',
      actions: [{ name: 'play' }],
    });
  });

  it('have their fields, wherever the index keeps them', () => {
    const act = (name: string, data?: unknown) => ({ account: 'game', name, data });
    const rows = hyperionRows([
      document(3, 3, { act: act('play', { n: 1 }), '@play': { m: 2, n: 5 }, trx_id: '3' }),
      document(2, 2, { act: act('buyrambytes'), '@buyrambytes': { bytes: 8 }, trx_id: '2' }),
      document(1, 1, { act: act('play', '00ff'), '@play': { m: 2 }, trx_id: '1' }),
    ]);
    expect(rows.map(({ data }) => data)).toEqual([{ m: 2, n: 1 }, { bytes: 8 }, null]);
  });
});
