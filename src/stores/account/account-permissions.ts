import { permissionLinks } from '../../chain/client/account/account-lists.ts';
import {
  producingAccounts,
  readPermissions,
  type ResolvedPermissions,
  resolvePermissions,
} from '../../chain/client/account/account-permissions.ts';
import type { PermissionLink } from '../../chain/model/permission/permission-tree.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

/** Who stands behind the accounts that an account's permissions name. */
export function resolvedStore(name: string): LoadStore<ResolvedPermissions> {
  return createLoadStore(`resolved/${name}`, async () => {
    const access = chainAccess();
    return resolvePermissions(access, await readPermissions(access, name));
  });
}

/** Links of actions to permissions, of an indexer: for nodes whose accounts do not tell them. */
export function linksStore(name: string): LoadStore<readonly PermissionLink[]> {
  return createLoadStore(`links/${name}`, () => permissionLinks(chainAccess(), name));
}

/** The producers who make the blocks now. */
export function producingStore(): LoadStore<readonly string[]> {
  return createLoadStore('producing', () => producingAccounts(chainAccess()));
}
