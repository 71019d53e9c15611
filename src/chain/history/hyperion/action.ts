import { listOf, listOfTexts, recordOf, textOf } from '../../rpc/json.ts';
import type { ActionView } from '../../model/action/action.ts';
import { readAction } from '../../model/action/read-action.ts';

/** The action of an entry. Hyperion repeats a transfer's quantity as a floating `amount`: left out. */
export function hyperionAction(entry: unknown): ActionView {
  const action = readAction(recordOf(entry).act);
  if (action.data === null || typeof action.data.quantity !== 'string') return action;
  if (typeof action.data.amount !== 'number') return action;
  const told = Object.entries(action.data);
  const data = told.filter(([name]) => name !== 'amount' && name !== 'symbol');
  return { ...action, data: Object.fromEntries(data) };
}

/** Receivers as newer versions tell them (`receipts`), older (`notified`), or alone (`receiver`). */
export function hyperionReceivers(value: unknown): string[] {
  const entry = recordOf(value);
  const told = [
    ...listOf(entry.receipts).flatMap((receipt) => textOf(recordOf(receipt).receiver) ?? []),
    ...listOfTexts(entry.notified),
    ...listOfTexts([entry.receiver]),
  ].filter((name) => name !== '');
  const account = textOf(recordOf(entry.act).account);
  const all = [...new Set(told)];
  return account === null ? all : [account, ...all.filter((name) => name !== account)];
}
