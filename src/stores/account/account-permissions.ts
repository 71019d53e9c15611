import { activeProducers } from '../../chain/client/block/schedule.ts';
import {
  permissionLinks,
  readPermissions,
  type ResolvedPermissions,
  resolvePermissions,
} from '../../chain/client/account/account-permissions.ts';
import type { PermissionLink } from '../../chain/model/permission/permission-tree.ts';
import type { Listed } from '../../chain/services/pages.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** The accounts behind those named in an account's permissions. */
export function resolvedStore(name: string): LoadStore<ResolvedPermissions> {
  return createLoadStore(`resolved/${name}`, async () => {
    const access = chainAccess();
    return resolvePermissions(access, await readPermissions(access, name));
  });
}

/** Permission links from an indexer, for nodes that do not report them. */
export function linksStore(name: string): LoadStore<Listed<PermissionLink>> {
  return createLoadStore(`links/${name}`, () => permissionLinks(chainAccess(), name));
}

/** The current block producers. */
export function producingStore(): LoadStore<readonly string[]> {
  return createLoadStore('producing', () => activeProducers(chainAccess()));
}
