import { eosioAccounts } from '../../config/system-accounts.ts';
import type { SystemAccounts } from '../../config/types.ts';
import type { HistoryActionsResponse } from '../../rpc/history-responses.ts';
import { integerTextOf, recordOf, textOf } from '../../rpc/json.ts';
import type { ActionRow } from '../../model/action/action.ts';
import {
  contentOf,
  type Delivery,
  deliveryKey,
  foldDeliveries,
} from '../../model/action/delivery.ts';
import { timeOf } from '../../model/shared/lenient.ts';
import { outcomes } from '../../model/signing/outcome.ts';
import { readAction, readDigest } from '../../model/action/read-action.ts';

type HistoryEntry = HistoryActionsResponse['actions'][number];

/** Rows of /v1/history/get_actions, newest first. The deliveries of an action become one row. */
export function nativeRows(
  actions: readonly HistoryEntry[],
  accounts: SystemAccounts = eosioAccounts,
): ActionRow[] {
  return foldDeliveries(
    actions
      .toSorted((a, b) => b.account_action_seq - a.account_action_seq)
      .flatMap((entry) => nativeDeliveries(entry, accounts)),
  );
}

/** The delivery of an entry, and before it those that old nodes report only as nested traces. */
function nativeDeliveries(entry: HistoryEntry, accounts: SystemAccounts): Delivery[] {
  const block = { blockNum: entry.block_num, blockTime: timeOf(entry.block_time) };
  const trace = recordOf(entry.action_trace);
  const receipt = recordOf(trace.receipt);
  const sequence = receipt.global_sequence ?? entry.global_action_seq;
  return traceDeliveries(
    { ...trace, receipt: { ...receipt, global_sequence: sequence } },
    block,
    accounts,
  );
}

/** Block and transaction of a trace, which the trace itself may omit. */
export type TracePosition = Pick<ActionRow, 'blockNum' | 'blockTime'> & {
  readonly transactionId?: string;
};

/** The delivery of a node's trace after its nested outcomes, newest first. */
export function traceDeliveries(
  value: unknown,
  position: TracePosition,
  accounts: SystemAccounts = eosioAccounts,
): Delivery[] {
  const trace = recordOf(value);
  const within = {
    ...position,
    transactionId: textOf(trace.trx_id) ?? position.transactionId ?? '',
  };
  const nested = outcomes(trace, accounts).map((inner) => traceDelivery(inner, within));
  return [...nested.toReversed(), traceDelivery(trace, position)];
}

function traceDelivery(trace: Record<string, unknown>, position: TracePosition): Delivery {
  const receipt = recordOf(trace.receipt);
  const action = readAction(trace.act);
  const receiver = textOf(trace.receiver) ?? textOf(receipt.receiver) ?? action.account;
  const transactionId = textOf(trace.trx_id) ?? position.transactionId ?? '';
  const own = receiver === action.account;
  // Two equal actions of a transaction have the same digest, but different ordinals. An action that
  // returns a value has another digest at its contract than at the accounts it notifies.
  const ordinal = own
    ? trace.action_ordinal
    : (trace.closest_unnotified_ancestor_action_ordinal ?? trace.creator_action_ordinal);
  const digest = readDigest(receipt.act_digest);
  return {
    row: {
      ...action,
      transactionId,
      blockNum: position.blockNum,
      blockTime: position.blockTime,
      globalSequence: integerTextOf(receipt.global_sequence),
      receivers: [receiver],
      ...digest,
    },
    action: deliveryKey(
      transactionId,
      typeof ordinal === 'number' ? contentOf(action) : (digest.digest ?? contentOf(action)),
      ordinal,
    ),
  };
}
