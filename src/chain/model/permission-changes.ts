import type { Action } from '../actions/action.ts';
import type { Authority } from '../actions/authority.ts';
import { textOf } from '../rpc/json.ts';
import { authorityOf } from './authority-data.ts';
import type { PermissionView } from './permission.ts';

/** A permission before and after an action; null where there is none. */
export interface PermissionChange {
  readonly account: string;
  readonly permission: string;
  readonly before: Authority | null;
  readonly after: Authority | null;
}

/** The permissions of accounts, by account, as trees. */
export type KnownPermissions = ReadonlyMap<string, readonly PermissionView[]>;

/** A permission in trees, at any depth. */
export function permissionIn(
  trees: readonly PermissionView[],
  name: string,
): PermissionView | undefined {
  for (const tree of trees) {
    const found = tree.name === name ? tree : permissionIn(tree.children, name);
    if (found) return found;
  }
  return undefined;
}

/** What actions of the system contract change of permissions; a new account's two among them. */
export function permissionChanges(
  actions: readonly Action[],
  known: KnownPermissions,
  system: string,
): PermissionChange[] {
  return actions
    .filter(({ account }) => account === system)
    .flatMap((one) => changesOf(one, known));
}

function changesOf({ name, data }: Action, known: KnownPermissions): PermissionChange[] {
  const account = textOf(data['account']);
  const permission = textOf(data['permission']);
  const isDeleted = name === 'deleteauth';
  if ((isDeleted || name === 'updateauth') && account !== null && permission !== null) {
    const found = permissionIn(known.get(account) ?? [], permission);
    const before = found ? authorityOfView(found) : null;
    return [{ account, permission, before, after: isDeleted ? null : authorityOf(data['auth']) }];
  }
  const made = textOf(data['name']) ?? textOf(data['newact']);
  if (name !== 'newaccount' || made === null) return [];
  return ['owner', 'active'].map((one) => ({
    ...{ account: made, permission: one, before: null, after: authorityOf(data[one]) },
  }));
}

function authorityOfView({ threshold, keys, accounts, waits }: PermissionView): Authority {
  return { threshold, keys, accounts, waits };
}
