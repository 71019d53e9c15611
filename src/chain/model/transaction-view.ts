import type { BlockAnswer, HistoryTransactionAnswer, TraceBlockAnswer } from '../rpc/answers.ts';
import { isRecord, listOf, numberOf, recordOf, textOf } from '../rpc/json.ts';
import type { ActionTrace, ActionView } from './action.ts';
import { asTrace } from './as-trace.ts';
import { hyperionTraces } from './hyperion-traces.ts';
import { timeOf } from './lenient.ts';
import { nodeTraces } from './node-traces.ts';
import { treesWithRewards } from './outcome.ts';
import { readReceipt, readSignatures, readSigned } from './receipt.ts';
import { traceApiTraces } from './trace-api.ts';
import type { TransactionView } from './transaction.ts';

/** From /v1/history/get_transaction. Without traces, what was signed stands in for what ran. */
export function nativeTransaction(answer: HistoryTransactionAnswer): TransactionView {
  const outer = recordOf(answer.trx);
  const signed = readSigned(outer.trx);
  const traces = nodeTraces(answer.traces);
  return {
    id: answer.id,
    ...readReceipt(outer.receipt),
    blockNum: answer.block_num,
    blockTime: timeOf(answer.block_time),
    delaySeconds: signed.delaySeconds,
    expiration: signed.expiration,
    signatures: readSignatures(recordOf(outer.trx).signatures),
    actions: traces.length > 0 ? treesWithRewards(traces) : signed.actions.map(asTrace),
    raw: answer,
    source: 'native',
  };
}

/** From Hyperion's get_transaction, or null where it has no action of it. */
export function hyperionTransaction(id: string, answer: unknown): TransactionView | null {
  const entries = listOf(recordOf(answer).actions).filter(isRecord);
  const [first] = entries;
  if (!first) return null;
  // The receipt and the signatures are in one entry, as a rule the first.
  const billed = entries.find((entry) => numberOf(entry.net_usage_words) !== null) ?? first;
  const signed = entries.find((entry) => listOf(entry.signatures).length > 0) ?? first;
  return {
    id: textOf(recordOf(answer).trx_id) ?? id,
    ...readReceipt({ ...billed, status: 'executed' }),
    blockNum: numberOf(first.block_num) ?? 0,
    blockTime: timeOf(first.timestamp ?? first['@timestamp']),
    delaySeconds: 0,
    expiration: null,
    signatures: readSignatures(signed.signatures),
    actions: treesWithRewards(hyperionTraces(entries)),
    raw: answer,
    source: 'hyperion',
  };
}

/**
 * From the block it is in, and the block's traces where the node keeps them.
 * Null where the block does not hold it.
 */
export function transactionInBlock(
  id: string,
  block: BlockAnswer,
  traces: TraceBlockAnswer | null,
): TransactionView | null {
  const receipt = block.transactions
    .filter(isRecord)
    .find(({ trx }) => trx === id || recordOf(trx).id === id);
  if (!receipt) return null;
  const trace = traces?.transactions.find((candidate) => candidate.id === id);
  const packed = recordOf(receipt.trx);
  const header = recordOf(trace?.transaction_header);
  const signed = readSigned(isRecord(receipt.trx) ? packed.transaction : header);
  const executed = trace ? traceApiTraces(trace.actions, signed.actions) : [];
  return {
    id,
    ...readReceipt(receipt),
    blockNum: block.block_num,
    blockTime: timeOf(block.timestamp),
    delaySeconds: signed.delaySeconds,
    expiration: signed.expiration,
    signatures: readSignatures(packed.signatures ?? trace?.signatures),
    actions:
      executed.length > 0
        ? treesWithRewards(withData(executed, signed.actions))
        : signed.actions.map(asTrace),
    raw: trace ? { receipt, trace } : receipt,
    source: trace ? 'trace' : 'block',
  };
}

/** trace_api decodes only with an ABI its operator gave it; the block's JSON often knows more. */
function withData(
  traces: readonly ActionTrace[],
  signed: readonly ActionView[],
): readonly ActionTrace[] {
  return traces.map((trace, place) => {
    const told = signed[place];
    const same = told?.account === trace.account && told.name === trace.name;
    return trace.data === null && same ? { ...trace, data: told.data } : trace;
  });
}
