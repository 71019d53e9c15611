import type { Hono } from 'hono';
import type { ActionTrace, Block, BlockTransaction, TransactionTrace } from '../../types.ts';
import type { ApiContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { integer, text } from '../params.ts';
import { nodeRoute } from '../router.ts';

export function traceRoutes(app: Hono, { chain, history }: ApiContext): void {
  nodeRoute(app, '/v1/trace_api/get_block', (params) => {
    const block = chain.block(integer(params, 'block_num', 0));
    if (!block) throw missingTrace('Trace API: block trace missing');
    return {
      id: block.id,
      number: block.num,
      previous_id: block.previous,
      status: block.num <= chain.lastIrreversible.num ? 'irreversible' : 'pending',
      timestamp: `${block.timestamp}Z`,
      producer: block.producer,
      transaction_mroot: block.transaction_mroot,
      action_mroot: block.action_mroot,
      schedule_version: block.schedule_version,
      transactions: block.transactions.map((transaction, i) =>
        transactionJson(block, transaction, block.traces[i]),
      ),
    };
  });

  nodeRoute(app, '/v1/trace_api/get_transaction_trace', (params) => {
    const found = history.transaction(text(params, 'id').toLowerCase());
    if (!found)
      throw missingTrace('Trace API: transaction id missing in the transaction id log files');
    return transactionJson(found.block, found.transaction, found.trace);
  });
}

function transactionJson(
  block: Block,
  transaction: BlockTransaction,
  trace: TransactionTrace | undefined,
): unknown {
  const header = transaction.transaction;
  return {
    id: transaction.id,
    block_num: block.num,
    block_time: block.timestamp,
    producer_block_id: block.id,
    actions: (trace?.action_traces ?? []).map(actionJson),
    status: transaction.status,
    cpu_usage_us: transaction.cpu_usage_us,
    net_usage_words: transaction.net_usage_words,
    signatures: transaction.signatures,
    transaction_header: {
      expiration: header.expiration,
      ref_block_num: header.ref_block_num,
      ref_block_prefix: header.ref_block_prefix,
      max_net_usage_words: header.max_net_usage_words,
      max_cpu_usage_ms: header.max_cpu_usage_ms,
      delay_sec: header.delay_sec,
    },
  };
}

/** `params` is there where the ABI could read the data; `data` is the hex in any case. */
function actionJson(trace: ActionTrace): unknown {
  const { act } = trace;
  return {
    global_sequence: trace.receipt.global_sequence,
    receiver: trace.receiver,
    account: act.account,
    action: act.name,
    authorization: act.authorization.map(({ actor, permission }) => ({
      account: actor,
      permission,
    })),
    data: act.hex_data,
    return_value: trace.return_value_hex_data,
    ...(typeof act.data === 'string' ? {} : { params: act.data }),
  };
}

function missingTrace(message: string): Refusal {
  return new Refusal({
    status: 404,
    code: 0,
    name: 'exception',
    what: message,
    details: [message],
  });
}
