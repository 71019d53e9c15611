import { getChainInfoFile } from '../../chain/services/public-facts.ts';
import { pageFetch } from '../chain/node.ts';
import { loadStores } from '../load-store.ts';

/** The chain's public file of tokens and endpoints, by its URL. */
export const publishedStore = loadStores(
  'published',
  (url) => getChainInfoFile({ url, fetch: pageFetch }),
  { unaffected: true },
);
