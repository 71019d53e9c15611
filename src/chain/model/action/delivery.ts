import { numberOf } from '../../rpc/json.ts';
import type { ActionRow, ActionView } from './action.ts';

/** An action as delivered to one receiver, or to several if the source lists them together. */
export interface Delivery {
  readonly row: ActionRow;
  /** The same for all deliveries of one action. */
  readonly action: string;
}

/** A key shared by all deliveries of one action. */
export function deliveryKey(transactionId: string, content: unknown, ordinal: unknown): string {
  return JSON.stringify([transactionId, content, numberOf(ordinal)]);
}

/** Replaces the digest of an action if the source reports none. */
export function contentOf({ account, name, data, hexData }: ActionView): unknown {
  return [account, name, hexData ?? data];
}

/** Merges deliveries into one row for each action. Newest first. */
export function foldDeliveries(deliveries: readonly Delivery[]): ActionRow[] {
  const rows: { row: ActionRow }[] = [];
  const open = new Map<string, { row: ActionRow }>();
  for (const { row, action } of deliveries) {
    const delivered = open.get(action);
    const isNew =
      !delivered || delivered.row.receivers.some((name) => row.receivers.includes(name));
    if (delivered && isNew && delivered.row.globalSequence === row.globalSequence) continue;
    if (delivered && !isNew) {
      delivered.row = merged(delivered.row, row);
      continue;
    }
    const place = { row };
    open.set(action, place);
    rows.push(place);
  }
  return rows.map(({ row }) => row);
}

/** The action has the sequence of the contract's own delivery, which is the first one. */
function merged(later: ActionRow, earlier: ActionRow): ActionRow {
  const own = later.receivers.includes(later.account) ? later : earlier;
  const all = [...earlier.receivers, ...later.receivers];
  const first = all.filter((receiver) => receiver === own.account);
  return { ...own, receivers: [...new Set([...first, ...all])] };
}
