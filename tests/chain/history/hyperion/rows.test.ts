import { describe, expect, it } from 'vitest';
import { hyperionRows } from '#src/chain/history/hyperion/rows.ts';
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
