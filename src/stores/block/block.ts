import { readBlock } from '../../chain/client/block/blocks.ts';
import { cachedChainAccess } from '../chain/cached-chain-access.ts';
import { loadStores } from '../load-store.ts';

/** A block by number or id. A missing one is fetched again later. */
export const blockStore = loadStores(
  'block',
  (numOrId) => readBlock(cachedChainAccess(), numOrId),
  { retryMissingAfter: 3_000, unaffected: true },
);
