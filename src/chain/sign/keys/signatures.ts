import { toModernKey } from '../../core/key.ts';
import type { TransactionJson } from '../transaction/transaction-definition.ts';

/** A node's get_required_keys. */
export type FetchRequiredKeys = (
  transaction: TransactionJson,
  availableKeys: readonly string[],
) => Promise<readonly string[]>;

/**
 * Those of the keys at hand that must sign, as PUB_…, whatever form the node answers in. Rejects as
 * the node does where they are not enough.
 */
export async function requiredKeys(
  fetchRequiredKeys: FetchRequiredKeys,
  transaction: TransactionJson,
  availableKeys: readonly string[],
): Promise<string[]> {
  const keys = await fetchRequiredKeys(transaction, availableKeys.map(toModernKey));
  return keys.map(toModernKey);
}

/** All signatures, each once: who pays for the CPU first, then the user. */
export function mergeSignatures(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}
