import { eosioAccounts } from '../../config/system-accounts.ts';
import type { SystemAccounts } from '../../config/types.ts';
import { isRecord, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import { asTrace } from '../../model/action/as-trace.ts';
import type { ActionRow } from '../../model/action/action.ts';
import { type Delivery, foldDeliveries } from '../../model/action/delivery.ts';
import { traceDeliveries } from '../native/rows.ts';
import { readScheduledBy, timeOrNull } from '../../model/action/deferred.ts';
import { timeOf } from '../../model/shared/lenient.ts';
import { nodeTraces } from '../../model/action/node-traces.ts';
import { treesWithRewards } from '../../model/signing/outcome.ts';
import { readReceipt, readSignatures, readSigned } from '../../model/action/receipt.ts';
import { readStateChanges } from '../../model/action/state-change.ts';
import type {
  DeferredTransactionView,
  TransactionView,
} from '../../model/transaction/transaction.ts';

/** Deeper nesting than chains allow is ignored. */
const MAX_DEPTH = 64;

/**
 * Rows of a dfuse search, newest first: the matching actions of each transaction, or its root
 * actions if the response does not list the matches. The search may list either end first.
 */
export function dfuseRows(transactions: readonly unknown[], oldestFirst = false): ActionRow[] {
  const newestFirst = oldestFirst ? transactions.toReversed() : transactions;
  return foldDeliveries(newestFirst.flatMap((one) => searchedDeliveries(recordOf(one))));
}

function searchedDeliveries(found: Record<string, unknown>): Delivery[] {
  const lifecycle = recordOf(found.lifecycle);
  const execution = recordOf(lifecycle.execution_trace);
  const position = {
    transactionId: textOf(execution.id) ?? textOf(lifecycle.id) ?? '',
    blockNum: numberOf(execution.block_num) ?? 0,
    blockTime: timeOf(execution.block_time),
  };
  const roots = listOf(execution.action_traces).filter(isRecord);
  const matched = Array.isArray(found.action_idx) ? new Set(found.action_idx.map(numberOf)) : null;
  const traces =
    matched === null ? roots : inOrder(roots, 1).filter((_, number) => matched.has(number));
  return traces.toReversed().flatMap((trace) => traceDeliveries(trace, position));
}

/** Each trace before its nested traces: the order of dfuse's indexes. */
function inOrder(
  traces: readonly Record<string, unknown>[],
  depth: number,
): Record<string, unknown>[] {
  if (depth > MAX_DEPTH) return [];
  return traces.flatMap((trace) => [
    trace,
    ...inOrder(listOf(trace.inline_traces).filter(isRecord), depth + 1),
  ]);
}

/** From the lifecycle of an executed transaction. Null for any other. */
export function dfuseTransaction(
  response: unknown,
  accounts: SystemAccounts = eosioAccounts,
): TransactionView | null {
  const life = recordOf(response);
  if (!isRecord(life.execution_trace)) return null;
  const execution = life.execution_trace;
  const receipt = recordOf(execution.receipt);
  const failed = isRecord(execution.except) ? 'hard_fail' : life.transaction_status;
  const signed = readSigned(life.transaction);
  const changes = readStateChanges(life.dbops, life.ramops);
  const traces = nodeTraces(execution.action_traces, changes);
  const createdBy = readScheduledBy(life.created_by);
  return {
    id: textOf(execution.id) ?? textOf(life.id) ?? '',
    ...readReceipt({ ...receipt, status: receipt.status ?? failed }),
    blockNum: numberOf(execution.block_num) ?? 0,
    blockTime: timeOf(execution.block_time),
    delaySeconds: signed.delaySeconds,
    expiration: signed.expiration,
    ...(signed.refBlockNum !== null && { refBlockNum: signed.refBlockNum }),
    signatures: readSignatures(recordOf(life.transaction).signatures),
    actions: traces.length > 0 ? treesWithRewards(traces, accounts) : signed.actions.map(asTrace),
    raw: response,
    ...(createdBy && { createdBy }),
    source: 'dfuse',
  };
}

/** From the lifecycle of a deferred transaction that has not run. Null for any other. */
export function dfuseDeferred(response: unknown): DeferredTransactionView | null {
  const life = recordOf(response);
  const scheduled = recordOf(life.created_by);
  const by = readScheduledBy(scheduled);
  if (isRecord(life.execution_trace) || !by) return null;
  const signed = readSigned(life.transaction);
  return {
    id: textOf(life.id) ?? '',
    status: 'deferred',
    ...by,
    published: timeOrNull(scheduled.published_at),
    delayUntil: timeOrNull(scheduled.delay_until),
    expiration: signed.expiration,
    delaySeconds: signed.delaySeconds,
    actions: signed.actions.map(asTrace),
    raw: response,
    source: 'dfuse',
  };
}
