import { inSlices } from '../../core/slices.ts';
import type { ActionRow, ActionTrace } from '../../model/action/action.ts';
import { transactionInBlock } from '../../model/block/block-transaction.ts';
import { timeOf } from '../../model/shared/lenient.ts';
import type { TransactionView } from '../../model/transaction/transaction.ts';
import type { BlockResponse, TraceBlockResponse } from '../../rpc/responses.ts';
import { isRecord, recordOf, textOf } from '../../rpc/json.ts';

/** An action with a unique key. */
export interface LiveAction {
  readonly key: string;
  readonly row: ActionRow;
}

/** A block as a source reports it, with its actions in the order of execution. */
export interface LiveBlockSummary {
  readonly number: number;
  /** Milliseconds UTC. */
  readonly time: number;
  readonly transactions: number;
  readonly actions: readonly LiveAction[];
}

/** A block as a node reports it. */
export interface LiveBlock extends LiveBlockSummary {
  readonly id: string;
  readonly previous: string;
  readonly producer: string;
}

/**
 * In slices, since a full block takes longer than a frame. Without traces only the signed actions
 * are known. With traces the inline actions are included.
 */
export async function liveBlock(
  response: BlockResponse,
  traces: TraceBlockResponse | null,
): Promise<LiveBlock> {
  const traceOf = new Map(traces?.transactions.map((trace) => [trace.id, trace]));
  const actions = await inSlices(response.transactions.filter(isRecord), (receipt) => {
    const id = textOf(receipt.trx) ?? textOf(recordOf(receipt.trx).id) ?? '';
    const trace = traceOf.get(id);
    const alone = { ...response, transactions: [receipt] };
    const view = transactionInBlock(
      id,
      alone,
      traces && { ...traces, transactions: trace ? [trace] : [] },
    );
    return view ? liveActions(view) : [];
  });
  return {
    number: response.block_num,
    id: response.id,
    previous: textOf(response.previous) ?? '',
    time: timeOf(response.timestamp),
    producer: response.producer,
    transactions: response.transactions.length,
    actions: actions.flat(),
  };
}

function liveActions({ id, blockNum, blockTime, actions }: TransactionView): LiveAction[] {
  return inOrder(actions).map((action): LiveAction => {
    const { account, name, authorization, data, hexData, receivers, globalSequence } = action;
    const fields = { account, name, authorization, data, hexData, receivers, globalSequence };
    const key = globalSequence ?? `${id}/${action.ordinal}`;
    return { key, row: { ...fields, transactionId: id, blockNum, blockTime } };
  });
}

function inOrder(traces: readonly ActionTrace[]): ActionTrace[] {
  return traces.flatMap((trace) => [trace, ...inOrder(trace.inline)]);
}
