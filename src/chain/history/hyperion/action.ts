import type { ActionView } from '../../model/action/action.ts';
import { readAction } from '../../model/action/read-action.ts';
import { listOf, listOfTexts, recordOf } from '../../rpc/json.ts';

/** The action of an entry, without the floating-point `amount` that Hyperion adds to transfers. */
export function hyperionAction(entry: unknown): ActionView {
  const action = readAction(recordOf(entry).act);
  if (action.data === null || typeof action.data.quantity !== 'string') return action;
  if (typeof action.data.amount !== 'number') return action;
  const fields = Object.entries(action.data);
  const data = fields.filter(([name]) => name !== 'amount' && name !== 'symbol');
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
