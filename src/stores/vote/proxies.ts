import type { ListedProxy } from '#src/chain/model/vote/voter.ts';
import { listProxies } from '../../chain/client/vote/proxies.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, emptyIfNoRows, type LoadStore } from '../load-store.ts';

/** The chain's proxies, the heaviest first. */
export function proxiesStore(): LoadStore<readonly ListedProxy[]> {
  return createLoadStore('proxies', () => listProxies(chainAccess()), emptyIfNoRows);
}
