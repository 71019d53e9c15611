import { chainAccess } from '../chain/client.ts';
import { emptyIfNoRows, loadStores } from '../load-store.ts';

/** NFT collections that a searched text names. */
export const foundCollectionsStore = loadStores(
  'found-collections',
  async (text: string) => {
    const { findCollections } = await import('../../chain/client/nft/find-collections.ts');
    return findCollections(chainAccess(), text);
  },
  { ...emptyIfNoRows, unaffected: true },
);
