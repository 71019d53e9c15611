import { isRecord, recordOf, textOf } from '../../rpc/json.ts';
import { asTrace } from './as-trace.ts';
import { timeOf } from '../shared/lenient.ts';
import { readSigned } from './receipt.ts';
import type { DeferredTransactionView, ScheduledBy } from '../transaction/transaction.ts';

/**
 * From a row of get_scheduled_transactions, or null where it is none. Only what was scheduled with
 * its delay, and not by a contract, has its actions told in the row.
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

/** Who scheduled it, of a record that says so. */
export function readScheduledBy(value: unknown): ScheduledBy | null {
  if (!isRecord(value)) return null;
  const sender = textOf(value.sender);
  const payer = textOf(value.payer);
  return sender === null && payer === null ? null : { sender: sender ?? '', payer: payer ?? '' };
}

/** Milliseconds UTC, or null where no time is told. */
export function timeOrNull(value: unknown): number | null {
  const time = timeOf(value);
  return time === 0 ? null : time;
}
