import type { ActionView } from '../../model/action/action.ts';
import { readAction } from '../../model/action/read-action.ts';
import { listOf, listOfTexts, recordOf } from '../../rpc/json.ts';

const NOBODY = 'undefined';

/**
 * The action of an entry, without what Hyperion adds to transfers: a floating-point `amount` with its
 * symbol, and parties called `undefined` where the contract names them otherwise.
 */
export function hyperionAction(entry: unknown): ActionView {
  const action = readAction(recordOf(entry).act);
  if (typeof action.data?.amount !== 'number') return action;
  const { quantity, value, from, to } = action.data;
  if (typeof (quantity ?? value) !== 'string') return action;
  const added = ['amount', 'symbol', ...(from === NOBODY && to === NOBODY ? ['from', 'to'] : [])];
  const data = Object.entries(action.data).filter(([name]) => !added.includes(name));
  return { ...action, data: Object.fromEntries(data) };
}

/**
 * Receivers besides those of receipts: `notified`, a list in older versions and a text with commas
 * since 4.0.5, or the `receiver` of a single delivery.
 */
export function namedReceivers({
  notified,
  receiver,
}: Readonly<Record<string, unknown>>): string[] {
  const names = typeof notified === 'string' ? notified.split(',') : listOf(notified);
  return listOfTexts([...names, receiver]).filter((name) => name !== '');
}
