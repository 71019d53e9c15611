import * as limits from '../../core/limits.ts';
import type { SearchProvider } from './target.ts';

/** Ids of transactions and blocks. */
export const longId: SearchProvider = (text) =>
  text.length === limits.transactionIdLength
    ? { kind: 'transaction', id: text.toLowerCase() }
    : null;

/** The block number in the first eight digits of a block id. Null if it is above the limit. */
export function blockNumberOfId(id: string, head: number): number | null {
  if (!/^[0-9a-f]{64}$/.test(id)) return null;
  const number = parseInt(id.slice(0, 8), 16);
  return number > 0 && number <= head ? number : null;
}
