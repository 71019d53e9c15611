import type { ActionView } from '../../model/action/action.ts';
import { readAction } from '../../model/action/read-action.ts';
import { listOf, listOfTexts, recordOf, textOf } from '../../rpc/json.ts';

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
 * Receivers from newer versions (`receipts`), older versions (`notified`) or single deliveries
 * (`receiver`).
 */
export function hyperionReceivers(value: unknown): string[] {
  const entry = recordOf(value);
  const receivers = [
    ...listOf(entry.receipts).flatMap((receipt) => textOf(recordOf(receipt).receiver) ?? []),
    ...listOfTexts(entry.notified),
    ...listOfTexts([entry.receiver]),
  ].filter((name) => name !== '');
  const account = textOf(recordOf(entry.act).account);
  const all = [...new Set(receivers)];
  return account === null ? all : [account, ...all.filter((name) => name !== account)];
}
