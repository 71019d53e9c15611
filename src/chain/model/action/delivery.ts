import { numberOf } from '../../rpc/json.ts';
import type { ActionRow, ActionView } from './action.ts';

/** An action as it reached one receiver, or several where a source tells them at once. */
export interface Delivery {
  readonly row: ActionRow;
  /** The same for all deliveries of one action. */
  readonly action: string;
}

/** Tells the deliveries of one action from those of others. */
export function deliveryKey(transactionId: string, content: unknown, ordinal: unknown): string {
  return JSON.stringify([transactionId, content, numberOf(ordinal)]);
}

/** Stands for the digest of an action where none is told. */
export function contentOf({ account, name, data, hexData }: ActionView): unknown {
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
