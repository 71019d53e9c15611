import { isRecord, recordOf, textOf } from '../../rpc/json.ts';
import { asTrace } from './as-trace.ts';
import { timeOf } from '../shared/lenient.ts';
import { readSigned } from './receipt.ts';
import type { DeferredTransactionView, ScheduledBy } from '../transaction/transaction.ts';

/**
 * From a row of get_scheduled_transactions, or null. The row has the actions only if the
 * transaction was sent with a delay, not if a contract scheduled it.
 */
export function deferredTransaction(row: unknown): DeferredTransactionView | null {
  const fields = recordOf(row);
  const id = textOf(fields.trx_id);
  if (id === null) return null;
  const signed = readSigned(fields.transaction);
  return {
    id,
    status: 'deferred',
    sender: textOf(fields.sender) ?? '',
    payer: textOf(fields.payer) ?? '',
    published: timeOrNull(fields.published),
    delayUntil: timeOrNull(fields.delay_until),
    expiration: timeOrNull(fields.expiration) ?? signed.expiration,
    delaySeconds: signed.delaySeconds,
    actions: signed.actions.map(asTrace),
    raw: row,
    source: 'block',
  };
}

/** The sender and payer of a scheduled transaction. */
export function readScheduledBy(value: unknown): ScheduledBy | null {
  if (!isRecord(value)) return null;
  const sender = textOf(value.sender);
  const payer = textOf(value.payer);
  return sender === null && payer === null ? null : { sender: sender ?? '', payer: payer ?? '' };
}

/** Milliseconds UTC; null for a missing time. */
export function timeOrNull(value: unknown): number | null {
  const time = timeOf(value);
  return time === 0 ? null : time;
}
