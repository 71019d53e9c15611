import { toModernKey } from '../../core/key.ts';
import type { TransactionJson } from '../transaction/transaction-definition.ts';

/** A node's get_required_keys. */
export type FetchRequiredKeys = (
  transaction: TransactionJson,
  availableKeys: readonly string[],
) => Promise<readonly string[]>;

/** The available keys that must sign, as PUB_…. Rejects as the node does if they are not enough. */
export async function requiredKeys(
  fetchRequiredKeys: FetchRequiredKeys,
  transaction: TransactionJson,
  availableKeys: readonly string[],
): Promise<string[]> {
  const keys = await fetchRequiredKeys(transaction, availableKeys.map(toModernKey));
  return keys.map(toModernKey);
}

/** The distinct signatures: the CPU payer's first, then the user's. */
export function mergeSignatures(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}
