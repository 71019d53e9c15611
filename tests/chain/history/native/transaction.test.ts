import { describe, expect, it } from 'vitest';
import * as v from '#src/chain/core/schema.ts';
import { nativeTransaction } from '#src/chain/history/native/transaction.ts';
import * as historyAnswers from '#src/chain/rpc/history-responses.ts';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import { recordings } from '#tests/recordings/read.ts';

describe('a transaction', () => {
  it('recorded from history nodes has the receipt’s NET times eight, and its actions', () => {
    for (const { file, response } of recordings('v1_history_get_transaction')) {
      const answer = v.parse(historyAnswers.historyTransactionResponse, response);
      const view = nativeTransaction(answer);
      const receipt = recordOf(recordOf(answer.trx).receipt);
      expect(view.netUsage, file).toBe(Number(receipt.net_usage_words) * 8);
      expect(view.cpuUsage, file).toBe(receipt.cpu_usage_us);
      const signed = listOf(recordOf(recordOf(answer.trx).trx).actions);
      expect(
        view.actions.map(({ name }) => name),
        file,
      ).toEqual(signed.map((one) => recordOf(one).name));
      expect(view.signatures.length, file).toBeGreaterThan(0);
    }
  });
});

const TIME = '2026-01-01T00:00:00.500';
const play = { account: 'game', name: 'play', authorization: [], data: { n: 1 } };

const actionNames = (view: { actions: readonly { name: string }[] } | null) =>
  view?.actions.map(({ name }) => name);

it('a transaction of a node without traces has what was signed', () => {
  const answer = { id: 'ab', block_num: 7, block_time: TIME };
  const trx = { receipt: {}, trx: { actions: [play] } };
  expect(actionNames(nativeTransaction({ ...answer, trx, traces: [] }))).toEqual(['play']);
});
