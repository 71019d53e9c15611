import { parseTime } from '../../core/time.ts';
import type { PackedEntry } from '../../model/action/packed-entry.ts';
import { openPacked, unpackTransaction } from '../transaction/packed.ts';
import type { TransactionJson } from '../transaction/transaction-definition.ts';

interface Reviewed {
  /** In hex. */
  readonly packed: string;
  /** When its command was shown, in milliseconds UTC. */
  readonly since: number;
}

/**
 * Why a transaction on the chain is not the reviewed one; null if it is. A wallet that sends by
 * itself makes its own header, so only the actions count: contract, name, authorization and all
 * data bytes. One that had already expired was sent earlier.
 */
export function sentProblem(
  entry: PackedEntry | null,
  { packed, since }: Reviewed,
): 'not-sent' | 'of-another' | null {
  if (!entry) return 'not-sent';
  if (entry.packed === null) return 'of-another';
  const { transaction } = openPacked({ packed_trx: entry.packed, compression: entry.compression });
  const wanted = unpackTransaction(packed);
  return deed(transaction) === deed(wanted) && parseTime(transaction.expiration) > since
    ? null
    : 'of-another';
}

/** What a transaction does, regardless of its reference block. */
function deed({ actions, context_free_actions, delay_sec }: TransactionJson): string {
  return JSON.stringify({ actions, context_free_actions, delay_sec });
}
