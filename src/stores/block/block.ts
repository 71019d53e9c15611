import { readBlock } from '../../chain/client/block/blocks.ts';
import type { BlockView } from '../../chain/model/block/block.ts';
import { cachedChainAccess } from '../chain/cached-chain-access.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** A block by number or id. A missing one is fetched again later. */
export function blockStore(numOrId: string): LoadStore<BlockView> {
  return createLoadStore(`block/${numOrId}`, () => readBlock(cachedChainAccess(), numOrId), {
    lookAgainAfter: 3_000,
    unaffected: true,
  });
}
