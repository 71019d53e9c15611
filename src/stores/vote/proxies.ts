import { listProxies } from '../../chain/client/vote/proxies.ts';
import type { ListedProxy } from '../../chain/model/vote/listed-proxy.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

/** The chain's proxies, the heaviest first. */
export function proxiesStore(): LoadStore<readonly ListedProxy[]> {
  return createLoadStore('proxies', () => listProxies(chainAccess()), {
    isEmpty: (proxies) => proxies.length === 0,
  });
}
