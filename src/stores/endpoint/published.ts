import { type ChainInfoFile, getChainInfoFile } from '../../chain/services/public-facts.ts';
import { pageFetch } from '../chain/node.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** The chain's public file of tokens and endpoints, by its URL. */
export function publishedStore(url: string): LoadStore<ChainInfoFile> {
  return createLoadStore(`published/${url}`, () => getChainInfoFile({ url, fetch: pageFetch }), {
    unaffected: true,
  });
}
