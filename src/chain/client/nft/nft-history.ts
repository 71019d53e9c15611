import * as limits from '../../core/limits.ts';
import { backendEvent, type NftEvent } from '../../model/nft/history.ts';
import type { Nft } from '../../model/nft/nft.ts';
import { UnsupportedError } from '../../model/shared/load-state.ts';
import { createBackend } from '../../services/backend/backend.ts';
import { getNftHistory } from '../../services/backend/nft-history.ts';
import { createAtomicAssets, type IndexerPage } from '../../services/nft-indexers.ts';
import type { ChainAccess } from '../chain/access.ts';

export type PastNft = Pick<Nft, 'contract' | 'id' | 'owner' | 'collection'>;

/**
 * A page of an NFT's history, newest first: from the AtomicAssets indexer, whose transfers and other
 * events are two lists, or from the product backend.
 * @param page from 0
 */
export async function nftHistoryPage(
  { config, fetch }: ChainAccess,
  { contract, id, owner, collection }: PastNft,
  page: number,
): Promise<IndexerPage<NftEvent>> {
  if (contract === 'simpleassets') {
    const backend = createBackend({ url: config.backendUrl, ...(fetch && { fetch }) });
    const skip = page * limits.nftHistoryRows;
    const events = await getNftHistory(backend, config.key, id, skip);
    const rows = events.map(backendEvent).filter((row) => row !== null);
    return { rows, more: events.length === limits.nftHistoryRows };
  }
  const url = config.atomicAssetsApi;
  if (url === null) throw new UnsupportedError('nft-indexer');
  const indexer = createAtomicAssets({ url, ...(fetch && { fetch }) });
  const shared = { asset_id: id, collection_name: collection, asset_owner: owner };
  const [transfers, logs] = await Promise.all([
    indexer.getTransfers(id, page + 1),
    indexer.getLogs(id, shared, page + 1),
  ]);
  return {
    rows: [...transfers.rows, ...logs.rows].toSorted((a, b) => (b.time ?? 0) - (a.time ?? 0)),
    more: transfers.more || logs.more,
  };
}
