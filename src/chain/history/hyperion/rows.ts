import type { ActionRow, ActionView } from '../../model/action/action.ts';
import {
  contentOf,
  type Delivery,
  deliveryKey,
  foldDeliveries,
} from '../../model/action/delivery.ts';
import { readAction, readDigest } from '../../model/action/read-action.ts';
import { timeOf } from '../../model/shared/lenient.ts';
import { integerTextOf, listOf, listOfTexts, numberOf, recordOf, textOf } from '../../rpc/json.ts';

/** Rows of Hyperion's get_actions in its order. Default newest first. */
export function hyperionRows(actions: unknown): ActionRow[] {
  return foldDeliveries(listOf(actions).map(hyperionDelivery));
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
    action: deliveryKey(transactionId, digest.digest ?? contentOf(action), entry.action_ordinal),
  };
}

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
