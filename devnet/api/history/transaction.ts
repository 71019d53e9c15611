import type { Hono } from 'hono';
import type { RecordedTransaction } from '../../history/records.ts';
import type { ApiContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { flag, text } from '../params.ts';
import { transactionJson } from '../node/transaction-json.ts';
import { nodeRoute } from '../router.ts';
import { chainStatus } from '../chain-status.ts';

export function historyTransactionRoutes(app: Hono, context: ApiContext): void {
  nodeRoute(app, '/v1/history/get_transaction', (params) => {
    const id = text(params, 'id').toLowerCase();
    if (!/^[0-9a-f]{8,64}$/.test(id)) throw invalidId(id);
    const recorded = context.history.transaction(id);
    if (!recorded) throw missing(id);
    return transactionResponse(context, recorded, flag(params, 'traces', true));
  });
}

function transactionResponse(
  context: ApiContext,
  recorded: RecordedTransaction,
  traces: boolean,
): unknown {
  const { block, transaction, trace, index } = recorded;
  const { head, irreversible } = chainStatus(context);
  const { signatures, compression, packed_context_free_data, packed_trx } = transaction;
  return {
    id: trace.id,
    trx: {
      receipt: {
        status: transaction.status,
        cpu_usage_us: transaction.cpu_usage_us,
        net_usage_words: transaction.net_usage_words,
        trx: [1, { signatures, compression, packed_context_free_data, packed_trx }],
      },
      trx: {
        ...transactionJson(context.chain, transaction.transaction),
        context_free_data: [],
        signatures,
      },
    },
    block_time: block.timestamp,
    block_num: block.num,
    head_block_num: head.num,
    last_irreversible_block: irreversible.num,
    irreversible: block.num <= irreversible.num,
    transaction_num: index,
    ...(traces
      ? {
          traces: trace.action_traces.map((action) => ({ ...action, producer_block_id: block.id })),
        }
      : {}),
  };
}

function missing(id: string): Refusal {
  return new Refusal({
    status: 500,
    code: 3040011,
    name: 'tx_not_found',
    what: 'The transaction can not be found',
    details: [`Transaction ${id} not found in history and no block hint was given`],
  });
}

function invalidId(id: string): Refusal {
  return new Refusal({
    status: 500,
    code: 3010009,
    name: 'transaction_id_type_exception',
    what: 'Invalid transaction ID',
    details: [`Invalid transaction ID: ${id}`],
  });
}
