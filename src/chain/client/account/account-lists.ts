import type { PermissionLink } from '../../model/permission/permission-tree.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { createHyperionLists } from '../../services/hyperion/lists.ts';
import { UnsupportedError } from '../../model/shared/unsupported.ts';
import type { ChainAccess } from '../chain/access.ts';
import { fromHyperion } from '../chain/hyperion.ts';

/** Linked actions of permissions, for nodes whose get_account omits them. */
export async function permissionLinks(
  { hyperionPool }: ChainAccess,
  account: string,
  options?: RequestOptions,
): Promise<readonly PermissionLink[]> {
  if (!hyperionPool) throw new UnsupportedError('hyperion');
  return fromHyperion(createHyperionLists(hyperionPool).getLinks(account, options));
}
