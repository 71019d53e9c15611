import type { ActionView } from '../../model/action/action.ts';
import { readAction } from '../../model/action/read-action.ts';
import { isRecord, type JsonRecord, listOf, listOfTexts, recordOf } from '../../rpc/json.ts';

const NOBODY = 'undefined';

/**
 * The action of an entry with all its fields. Hyperion moves some of them out of its data into
 * `@transfer` and the like, and not every version moves them back for a response.
 */
export function actOf(entry: unknown): JsonRecord {
  const document = recordOf(entry);
  const act = recordOf(document['act']);
  const apart = document[`@${String(act['name'])}`];
  if (!isRecord(apart) || typeof act['data'] === 'string') return act;
  return { ...act, data: { ...apart, ...recordOf(act['data']) } };
}

/**
 * The action of an entry, without what Hyperion adds to transfers: a floating-point `amount` with its
 * symbol, and parties called `undefined` where the contract names them otherwise.
 */
export function hyperionAction(entry: unknown): ActionView {
  const action = readAction(actOf(entry));
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
