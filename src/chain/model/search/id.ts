import * as limits from '../../core/limits.ts';
import type { SearchProvider } from './target.ts';

/** Ids of transactions and blocks. */
export const longId: SearchProvider = (text) =>
  text.length === limits.transactionIdLength
    ? { kind: 'transaction', id: text.toLowerCase() }
    : null;

/**
 * The number of the block that an id would be of, if it is a block's: its first eight digits. Null
 * where no block has such a number.
 */
export function blockNumberOfId(id: string, head: number): number | null {
  if (!/^[0-9a-f]{64}$/.test(id)) return null;
  const number = parseInt(id.slice(0, 8), 16);
  return number > 0 && number <= head ? number : null;
}
