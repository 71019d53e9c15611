import type { AccountWeight, PermissionView } from './permission.ts';

/** Who stands behind `actor@permission`; null where the chain has no such permission. */
export type Authorities = ReadonlyMap<string, PermissionView | null>;

/** A permission of virtual accounts: the chain gives it to code, and no account has it. */
const CODE = 'eosio.code';

/** The accounts that permissions, and those below them, name: each level once. */
export function namedLevels(permissions: readonly PermissionView[]): AccountWeight[] {
  const found = new Map<string, AccountWeight>();
  const gather = (all: readonly PermissionView[]) => {
    for (const { accounts, children } of all) {
      for (const one of accounts)
        if (one.permission !== CODE) found.set(`${one.actor}@${one.permission}`, one);
      gather(children);
    }
  };
  gather(permissions);
  return [...found.values()];
}

/** One permission of a tree without what is below it; null where it is not there. */
export function accountAuthority(
  tree: readonly PermissionView[],
  name: string,
): PermissionView | null {
  for (const one of tree) {
    if (one.name === name) return { ...one, children: [] };
    const below = accountAuthority(one.children, name);
    if (below) return below;
  }
  return null;
}
