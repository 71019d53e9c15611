import type { ActionRow } from '../../model/action/action.ts';
import {
  contentOf,
  type Delivery,
  deliveryKey,
  foldDeliveries,
} from '../../model/action/delivery.ts';
import { readDigest } from '../../model/action/read-action.ts';
import { timeOf } from '../../model/shared/lenient.ts';
import { integerTextOf, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import { hyperionAction, hyperionReceivers } from './action.ts';

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
