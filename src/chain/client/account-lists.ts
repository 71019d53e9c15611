import type { PermissionLink } from '../model/permission-tree.ts';
import type { Asking } from '../rpc/node.ts';
import { createHyperionLists, type CreatedAccount } from '../services/hyperion-lists.ts';
import { UnsupportedError } from '../services/unsupported.ts';
import type { ChainAccess } from './access.ts';

type Lists = ReturnType<typeof createHyperionLists>;

function needLists({ hyperionPool }: ChainAccess): Lists {
  if (!hyperionPool) throw new UnsupportedError('hyperion');
  return createHyperionLists(hyperionPool);
}

export async function createdAccounts(
  access: ChainAccess,
  account: string,
  asking?: Asking,
): Promise<readonly CreatedAccount[]> {
  return needLists(access).getCreatedAccounts(account, asking);
}

/** Links of actions to permissions, for nodes whose get_account does not tell them. */
export async function permissionLinks(
  access: ChainAccess,
  account: string,
  asking?: Asking,
): Promise<readonly PermissionLink[]> {
  return needLists(access).getLinks(account, asking);
}
