import type { AccountResponse } from '../../rpc/responses.ts';
import { ANY_PERMISSION } from './permission.ts';
import { linkedActions } from './permission-branches.ts';

type Permissions = Pick<AccountResponse, 'permissions' | 'eosio_any_linked_actions'>;

/**
 * Whether a permission may sign an action, as nodes decide it: it must be the permission that the
 * action is linked to, or one above that. A link of the action comes before one of its whole contract;
 * without either it is active. Null if the node does not report links.
 */
export function maySign(
  { permissions, eosio_any_linked_actions: ofAny }: Permissions,
  permission: string,
  { contract, action }: { readonly contract: string; readonly action: string },
): boolean | null {
  if (permissions.every(({ linked_actions: links }) => !links)) return null;
  const holders = [
    ...permissions.map((one) => ({
      name: one.perm_name,
      links: linkedActions(one.linked_actions),
    })),
    { name: ANY_PERMISSION, links: linkedActions(ofAny) },
  ];
  const linkedTo = (linkedAction: string | null) =>
    holders.find(({ links }) =>
      links.some((link) => link.contract === contract && link.action === linkedAction),
    )?.name;
  const least = linkedTo(action) ?? linkedTo(null) ?? 'active';
  return least === ANY_PERMISSION || isAtOrAbove(permissions, permission, least);
}

function isAtOrAbove(
  permissions: AccountResponse['permissions'],
  permission: string,
  least: string,
): boolean {
  const parents = new Map(permissions.map((one) => [one.perm_name, one.parent]));
  let name: string | undefined = least;
  // A hostile response may be circular.
  for (let step = 0; name && step <= permissions.length; step++) {
    if (name === permission) return true;
    name = parents.get(name);
  }
  return false;
}
