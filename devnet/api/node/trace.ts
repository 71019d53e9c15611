import type { Hono } from 'hono';
import type { ActionTrace, Block, BlockTransaction, TransactionTrace } from '../../types.ts';
import type { ApiContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { text } from '../params.ts';
import { nodeRoute } from '../router.ts';
import type { NodeHandler } from '../router.ts';
import { chainStatus } from '../chain-status.ts';

export function traceRoutes(app: Hono, context: ApiContext): void {
  const { chain, history } = context;
  const trace = (name: string, handler: NodeHandler): void =>
    nodeRoute(app, `/v1/trace_api/${name}`, handler, { body: 'optional' });

  trace('get_block', (params) => {
    const wanted = text(params, 'block_num');
    if (!/^\d{1,10}$/.test(wanted)) throw traceRefusal(400, 'Bad or missing block_num');
    const block = chain.block(Number(wanted));
    if (!block) throw missingTrace('Trace API: block trace missing');
    return {
      id: block.id,
      number: block.num,
      previous_id: block.previous,
      status: block.num <= chainStatus(context).irreversible.num ? 'irreversible' : 'pending',
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

  trace('get_transaction_trace', (params) => {
    const id = text(params, 'id').toLowerCase();
    if (!/^[0-9a-f]{64}$/.test(id)) throw traceRefusal(400, 'Bad or missing transaction ID');
    const found = history.transaction(id);
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

/** `params` only if the ABI could decode the data; `data` is always hex. */
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
  return traceRefusal(404, message);
}

/** The plugin's errors have a message only. */
function traceRefusal(status: number, message: string): Refusal {
  return new Refusal({ status, code: 0, name: '', what: message, details: [] });
}
