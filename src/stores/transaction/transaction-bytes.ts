import { readPackedEntry, type PackedEntry } from '../../chain/client/history/packed-entry.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

/** A packed transaction from its block, by `id/block`. */
export function transactionBytes(key: string): LoadStore<PackedEntry> {
  const [id = '', blockNum] = key.split('/');
  return createLoadStore(`packed/${key}`, () =>
    readPackedEntry(chainAccess(), id, Number(blockNum)),
  );
}
