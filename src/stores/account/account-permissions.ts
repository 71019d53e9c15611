import { activeProducers } from '../../chain/client/block/schedule.ts';
import {
  permissionLinks,
  readPermissions,
  resolvePermissions,
} from '../../chain/client/account/account-permissions.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore, loadStores } from '../load-store.ts';

/** The accounts behind those named in an account's permissions. */
export const resolvedStore = loadStores('resolved', async (name) => {
  const access = chainAccess();
  return resolvePermissions(access, await readPermissions(access, name));
});

/** Permission links from an indexer, for nodes that do not report them. */
export const linksStore = loadStores('links', (name) => permissionLinks(chainAccess(), name));

/** The current block producers. */
export function producingStore(): LoadStore<readonly string[]> {
  return createLoadStore('producing', () => activeProducers(chainAccess()));
}
