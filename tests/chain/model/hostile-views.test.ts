import { fc } from '#tests/fc.ts';
import { it } from 'vitest';
import * as v from '#src/chain/core/schema.ts';
import { hyperionRows } from '#src/chain/history/hyperion/rows.ts';
import { hyperionTransaction } from '#src/chain/history/hyperion/transaction.ts';
import { nativeRows } from '#src/chain/history/native/rows.ts';
import { nativeTransaction } from '#src/chain/history/native/transaction.ts';
import { transactionInBlock } from '#src/chain/model/block/block-transaction.ts';
import { blockView } from '#src/chain/model/block/block-view.ts';
import * as historyAnswers from '#src/chain/rpc/history-responses.ts';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import * as answers from '#src/chain/rpc/responses.ts';
import { hyperionBalances } from '#src/chain/services/hyperion/tokens.ts';
import { hostileRow, TOTALITY } from './hostile.ts';

/** Ten thousand cases take long on a busy machine. */
const SLOW = { timeout: 180_000 };

const FIELDS = [
  'id',
  'trx',
  'receipt',
  'receiver',
  'receipts',
  'transaction',
  'signatures',
  'status',
  'actions',
  'act',
  'account',
  'name',
  'authorization',
  'actor',
  'permission',
  'data',
  'hex_data',
  'expiration',
  'delay_sec',
  'global_sequence',
  'trx_id',
  'block_num',
  '@timestamp',
  'timestamp',
  'amount',
  'symbol',
  'contract',
  'precision',
  'action_ordinal',
];

it('whatever JSON comes, the views are made or the answer is refused: nothing throws', SLOW, () => {
  const leaf = hostileRow(FIELDS, 2);
  const receipt = fc.record({
    trx: fc.oneof(leaf, hostileRow(['id', 'transaction', 'signatures'], 2)),
    status: leaf,
  });
  const texts = { id: fc.string(), timestamp: fc.string(), producer: fc.string() };
  const blocks = fc.record({
    ...texts,
    previous: fc.string(),
    block_num: fc.integer(),
    transactions: fc.array(fc.oneof(receipt, leaf), { maxLength: 4 }),
    schedule_version: leaf,
  });
  const trace = fc.record({ act: leaf.map(recordOf), receipt: leaf, receiver: leaf, trx_id: leaf });
  const histories = fc.record({
    id: fc.string(),
    block_num: fc.integer(),
    block_time: fc.string(),
    trx: fc.option(leaf.map(recordOf)),
    traces: fc.option(fc.array(fc.oneof(trace, leaf), { maxLength: 4 })),
    actions: fc.array(
      fc.record({
        account_action_seq: fc.nat(),
        block_num: fc.integer(),
        block_time: fc.string(),
        action_trace: trace,
      }),
      { maxLength: 4 },
    ),
  });
  fc.assert(
    fc.property(blocks, histories, leaf, (blockBody, historyBody, any) => {
      const parsed = v.parse(answers.blockResponse, blockBody);
      blockView(parsed);
      transactionInBlock('ab', parsed, null);
      const trx = v.safeParse(historyAnswers.historyTransactionResponse, historyBody);
      if (trx.success) nativeTransaction(trx.output);
      // Nodes number an account's deliveries one after another.
      const actions = historyBody.actions.map((one, at) => ({ ...one, account_action_seq: at }));
      const numbered = { ...historyBody, actions };
      nativeRows(v.parse(historyAnswers.historyActionsResponse, numbered).actions);
      for (const body of [any, historyBody, [any]]) {
        hyperionTransaction('ab', { actions: body });
        hyperionTransaction('ab', body);
        hyperionRows(body);
        hyperionBalances(listOf(body));
      }
    }),
    TOTALITY,
  );
});
