import type { Action } from '../../actions/action.ts';
import type { Authority } from '../../actions/authority.ts';
import { textOf } from '../../rpc/json.ts';
import { authorityOf } from './authority-data.ts';
import type { PermissionView } from './permission.ts';

/** A permission before and after an action; null if it does not exist. */
export interface PermissionChange {
  readonly account: string;
  readonly permission: string;
  readonly before: Authority | null;
  readonly after: Authority | null;
}

/** Permission trees by account. */
export type KnownPermissions = ReadonlyMap<string, readonly PermissionView[]>;

/** Finds a permission in trees, at any depth. */
export function permissionIn(
  trees: readonly PermissionView[],
  name: string,
): PermissionView | undefined {
  for (const tree of trees) {
    const permission = tree.name === name ? tree : permissionIn(tree.children, name);
    if (permission) return permission;
  }
  return undefined;
}

/**
 * The permission changes of system contract actions, including both permissions of a new account.
 * @param systems the system contract and contracts with the same actions
 */
export function permissionChanges(
  actions: readonly Action[],
  permissions: KnownPermissions,
  systems: ReadonlySet<string>,
): PermissionChange[] {
  return actions
    .filter(({ account }) => systems.has(account))
    .flatMap((one) => changesOf(one, permissions));
}

/** The permissions after changes. A changed one is first, where `permissionIn` finds it. */
export function permissionsAfter(
  permissions: KnownPermissions,
  changes: readonly PermissionChange[],
): KnownPermissions {
  const result = new Map(permissions);
  for (const { account, permission, after } of changes) {
    if (after === null) continue;
    const trees = result.get(account) ?? [];
    const { parent = null, linked = [] } = permissionIn(trees, permission) ?? {};
    result.set(account, [{ name: permission, parent, linked, children: [], ...after }, ...trees]);
  }
  return result;
}

function changesOf({ name, data }: Action, permissions: KnownPermissions): PermissionChange[] {
  switch (name) {
    case 'updateauth':
    case 'deleteauth': {
      const [account, permission] = [textOf(data['account']), textOf(data['permission'])];
      if (account === null || permission === null) return [];
      const view = permissionIn(permissions.get(account) ?? [], permission);
      const before = view ? authorityOfView(view) : null;
      return [{ account, permission, before, after: authorityOf(data['auth']) }];
    }
    case 'newaccount':
      return made(textOf(data['name']) ?? textOf(data['newact']), (one) => authorityOf(data[one]));
    case 'newaccount2':
      return made(textOf(data['name']), () => keyAlone(data['key']));
    default:
      return [];
  }
}

function made(
  account: string | null,
  authority: (permission: string) => Authority | null,
): PermissionChange[] {
  if (account === null) return [];
  return ['owner', 'active'].map((permission) => ({
    account,
    permission,
    before: null,
    after: authority(permission),
  }));
}

function keyAlone(value: unknown): Authority | null {
  const key = textOf(value);
  return key === null
    ? null
    : { threshold: 1, keys: [{ key, weight: 1 }], accounts: [], waits: [] };
}

function authorityOfView({ threshold, keys, accounts, waits }: PermissionView): Authority {
  return { threshold, keys, accounts, waits };
}
