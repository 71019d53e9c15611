import type { HistoryActionsAnswer } from '../rpc/answers.ts';
import { integerTextOf, listOf, numberOf, recordOf, textOf } from '../rpc/json.ts';
import type { ActionRow, ActionView } from './action.ts';
import { hyperionAction, hyperionReceivers } from './hyperion-traces.ts';
import { timeOf } from './lenient.ts';
import { readAction, readDigest } from './read-action.ts';
import { outcomes } from './outcome.ts';

type HistoryEntry = HistoryActionsAnswer['actions'][number];

/** An action as it reached one receiver, or several where a source tells them at once. */
export interface Delivery {
  readonly row: ActionRow;
  /** The same for all deliveries of one action. */
  readonly action: string;
}

/** Rows of /v1/history/get_actions, newest first, the deliveries of an action as one row. */
export function nativeRows(actions: readonly HistoryEntry[]): ActionRow[] {
  return foldDeliveries(
    actions
      .toSorted((a, b) => b.account_action_seq - a.account_action_seq)
      .flatMap((entry) => nativeDeliveries(entry)),
  );
}

/** Rows of Hyperion's get_actions in its order, which is newest first unless asked otherwise. */
export function hyperionRows(actions: unknown): ActionRow[] {
  return foldDeliveries(listOf(actions).map(hyperionDelivery));
}

/** The entry's delivery, and before it those that old nodes tell only inside of it. */
function nativeDeliveries(entry: HistoryEntry): Delivery[] {
  const block = { blockNum: entry.block_num, blockTime: timeOf(entry.block_time) };
  const trace = recordOf(entry.action_trace);
  const receipt = recordOf(trace.receipt);
  const sequence = receipt.global_sequence ?? entry.global_action_seq;
  return traceDeliveries({ ...trace, receipt: { ...receipt, global_sequence: sequence } }, block);
}

/** Where a trace stands, which the trace itself need not tell. */
export type Place = Pick<ActionRow, 'blockNum' | 'blockTime'> & { readonly transactionId?: string };

/** The delivery of a node's trace. Newest first: what it made known inside of it comes before. */
export function traceDeliveries(value: unknown, place: Place): Delivery[] {
  const trace = recordOf(value);
  const within = { ...place, transactionId: textOf(trace.trx_id) ?? place.transactionId ?? '' };
  const told = outcomes(trace).map((inner) => traceDelivery(inner, within));
  return [...told.toReversed(), traceDelivery(trace, place)];
}

function traceDelivery(trace: Record<string, unknown>, place: Place): Delivery {
  const receipt = recordOf(trace.receipt);
  const action = readAction(trace.act);
  const receiver = textOf(trace.receiver) ?? textOf(receipt.receiver) ?? action.account;
  const transactionId = textOf(trace.trx_id) ?? place.transactionId ?? '';
  const own = receiver === action.account;
  // Two equal actions of a transaction have one digest; the ordinal of the delivered one differs.
  const ordinal = own
    ? trace.action_ordinal
    : (trace.closest_unnotified_ancestor_action_ordinal ?? trace.creator_action_ordinal);
  const digest = readDigest(receipt.act_digest);
  return {
    row: {
      ...action,
      transactionId,
      blockNum: place.blockNum,
      blockTime: place.blockTime,
      globalSequence: integerTextOf(receipt.global_sequence),
      receivers: [receiver],
      ...digest,
    },
    action: key(transactionId, digest.digest ?? contentOf(action), ordinal),
  };
}

export function hyperionDelivery(value: unknown): Delivery {
  const entry = recordOf(value);
  const action = hyperionAction(entry);
  const transactionId = textOf(entry.trx_id) ?? '';
  const digest = readDigest(entry.act_digest);
  return {
    row: {
      ...action,
      transactionId,
      blockNum: numberOf(entry.block_num) ?? 0,
      blockTime: timeOf(entry.timestamp ?? entry['@timestamp']),
      globalSequence: integerTextOf(entry.global_sequence),
      receivers: hyperionReceivers(entry),
      ...digest,
    },
    action: key(transactionId, digest.digest ?? contentOf(action), entry.action_ordinal),
  };
}

function key(transactionId: string, content: unknown, ordinal: unknown): string {
  return JSON.stringify([transactionId, content, numberOf(ordinal)]);
}

function contentOf({ account, name, data, hexData }: ActionView): unknown {
  return [account, name, hexData ?? data];
}

/** One row an action, of deliveries that come newest first. */
export function foldDeliveries(deliveries: readonly Delivery[]): ActionRow[] {
  const rows: { row: ActionRow }[] = [];
  const open = new Map<string, { row: ActionRow }>();
  for (const { row, action } of deliveries) {
    const known = open.get(action);
    const isNew = !known || known.row.receivers.some((name) => row.receivers.includes(name));
    if (known && isNew && known.row.globalSequence === row.globalSequence) continue;
    if (known && !isNew) {
      known.row = merged(known.row, row);
      continue;
    }
    const place = { row };
    open.set(action, place);
    rows.push(place);
  }
  return rows.map(({ row }) => row);
}

/** The contract's own delivery names the action by its sequence; it is the first to receive. */
function merged(later: ActionRow, earlier: ActionRow): ActionRow {
  const own = later.receivers.includes(later.account) ? later : earlier;
  const all = [...earlier.receivers, ...later.receivers];
  const first = all.filter((receiver) => receiver === own.account);
  return { ...own, receivers: [...new Set([...first, ...all])] };
}
