import { eosioAccounts } from '../../config/system-accounts.ts';
import type { SystemAccounts } from '../../config/types.ts';
import * as v from '../../core/schema.ts';
import { historyTransactionResponse } from '../../rpc/history-responses.ts';
import { isRecord, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import type { ActionRow } from '../../model/action/action.ts';
import { type Delivery, foldDeliveries } from '../../model/action/delivery.ts';
import { hyperionRows } from '../../history/hyperion/rows.ts';
import { traceDeliveries } from '../../history/native/rows.ts';
import { timeOf } from '../../model/shared/lenient.ts';
import { hyperionTransaction } from '../../history/hyperion/transaction.ts';
import { nativeTransaction } from '../../history/native/transaction.ts';
import { treesWithRewards } from '../../model/signing/outcome.ts';
import type { TransactionView } from '../../model/transaction/transaction.ts';

/** An action in the list of the exchange's service. */
export interface DexEntry {
  /** The account's sequence number of the action, from 0. Null if it is missing. */
  readonly sequence: number | null;
  readonly transactionId: string;
  /** The deliveries of a trace, newest first. */
  readonly deliveries: readonly Delivery[];
  /** The document of an indexer. */
  readonly document?: Readonly<Record<string, unknown>>;
}

/**
 * Decodes an entry in the format of a history node (trace in `action_trace`) or of an indexer
 * (action in `act` or in the entry itself).
 */
export function dexEntry(value: unknown): DexEntry {
  const entry = recordOf(value);
  const sequence = numberOf(
    entry.account_action_seq ?? entry.account_seq ?? entry.account_action_sequence,
  );
  if (!isRecord(entry.action_trace)) {
    const document = indexed(entry);
    return { sequence, transactionId: textOf(document.trx_id) ?? '', deliveries: [], document };
  }
  const deliveries = traceDeliveries(entry.action_trace, {
    blockNum: numberOf(entry.block_num) ?? 0,
    blockTime: timeOf(entry.block_time),
    transactionId: textOf(entry.trx_id) ?? '',
  });
  return { sequence, transactionId: deliveries.at(-1)?.row.transactionId ?? '', deliveries };
}

/** One row per action, newest first, from entries in the requested order. */
export function dexRows(entries: readonly DexEntry[], oldestFirst = false): ActionRow[] {
  const newestFirst = oldestFirst ? entries.toReversed() : entries;
  // The service responds in one of the formats.
  return [
    ...foldDeliveries(newestFirst.flatMap(({ deliveries }) => deliveries)),
    ...hyperionRows(newestFirst.flatMap(({ document }) => document ?? [])),
  ];
}

/** Null if the response has no action. */
export function dexTransaction(
  id: string,
  response: unknown,
  accounts: SystemAccounts = eosioAccounts,
): TransactionView | null {
  const body = recordOf(response);
  const asNode = v.safeParse(historyTransactionResponse, body);
  const view =
    asNode.success && (isRecord(body.trx) || Array.isArray(body.traces))
      ? nativeTransaction(asNode.output, accounts)
      : hyperionTransaction(id, { ...body, actions: listOf(body.actions).map(indexed) });
  if (!view || view.actions.length === 0) return null;
  return {
    ...view,
    actions: treesWithRewards(view.actions, accounts),
    raw: response,
    source: 'dex',
  };
}

function indexed(value: unknown): Record<string, unknown> {
  const entry = recordOf(value);
  return {
    ...entry,
    act: isRecord(entry.act) ? entry.act : entry,
    timestamp: entry.timestamp ?? entry['@timestamp'] ?? entry.block_time,
    trx_id: entry.trx_id ?? entry.transaction_id,
  };
}
