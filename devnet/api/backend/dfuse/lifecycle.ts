import type { RecordedTransaction } from '../../../history/records.ts';
import type { ActionTrace } from '../../../types.ts';
import type { ApiContext } from '../../context.ts';
import { transactionJson } from '../../node/transaction-json.ts';
import { chainStatus } from '../../chain-status.ts';

type Json = Record<string, unknown>;

/**
 * A transaction's lifecycle in dfuse's form: traces are nested and numbered from the outside in.
 */
export function lifecycle(
  context: Pick<ApiContext, 'chain' | 'faults'>,
  recorded: RecordedTransaction,
): Json {
  const { block, transaction, trace } = recorded;
  const { except, receipt } = trace;
  const irreversible = block.num <= chainStatus(context).irreversible.num;
  return {
    id: trace.id,
    transaction_status: receipt.status,
    transaction: {
      ...transactionJson(context.chain, transaction.transaction),
      signatures: transaction.signatures,
    },
    execution_trace: {
      id: trace.id,
      block_num: block.num,
      block_time: block.timestamp,
      receipt,
      elapsed: trace.elapsed,
      net_usage: trace.net_usage,
      scheduled: trace.scheduled,
      except,
      action_traces: nested(trace.action_traces, 0),
    },
    execution_block_header: {
      timestamp: block.timestamp,
      producer: block.producer,
      previous: block.previous,
    },
    execution_irreversible: irreversible,
    creation_irreversible: irreversible,
    pub_keys: null,
  };
}

/** The indexes of an ordinal's trace in dfuse's order. */
export function countedOrdinals(traces: readonly ActionTrace[], creator = 0): number[] {
  return traces
    .filter((trace) => trace.creator_action_ordinal === creator)
    .flatMap(({ action_ordinal }) => [action_ordinal, ...countedOrdinals(traces, action_ordinal)]);
}

function nested(traces: readonly ActionTrace[], creator: number): Json[] {
  return traces
    .filter((trace) => trace.creator_action_ordinal === creator)
    .map((trace) => ({ ...trace, inline_traces: nested(traces, trace.action_ordinal) }));
}
