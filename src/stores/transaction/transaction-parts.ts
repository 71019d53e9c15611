import { blockDeltas, type BlockDeltas } from '#src/chain/client/block/block-deltas.ts';
import { type PackedEntry, readPackedEntry } from '#src/chain/client/history/packed-entry.ts';
import { chainAccess } from '../chain/client.ts';
import { cachedChainAccess } from '../chain/cached-chain-access.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** A packed transaction from its block, by `id/block`. */
export function transactionBytes(key: string): LoadStore<PackedEntry> {
  const [id = '', blockNum] = key.split('/');
  const read = () => readPackedEntry(cachedChainAccess(), id, Number(blockNum));
  return createLoadStore(`packed/${key}`, read, { unaffected: true });
}

export function blockDeltasKey(
  blockNum: number,
  blockTime: number,
  contracts: readonly string[],
): string {
  return `${blockNum}/${blockTime}/${contracts.join()}`;
}

/** Table rows of some contracts that a block changed. */
export function blockDeltasStore(key: string): LoadStore<BlockDeltas> {
  const [blockNum = '', blockTime = '', contracts = ''] = key.split('/');
  const read = () =>
    blockDeltas(chainAccess(), Number(blockNum), Number(blockTime), contracts.split(','));
  return createLoadStore(`deltas/${key}`, read, { unaffected: true });
}
