import type { AccountWeight, PermissionView } from './permission.ts';

/** The authority of each `actor@permission`; null if the permission does not exist. */
export type Authorities = ReadonlyMap<string, PermissionView | null>;

/** The virtual permission the chain grants to a contract's code. No account has it in its list. */
const CODE = 'eosio.code';

/** The distinct accounts that permissions and their children name. */
export function namedLevels(permissions: readonly PermissionView[]): AccountWeight[] {
  const levels = new Map<string, AccountWeight>();
  const gather = (all: readonly PermissionView[]) => {
    for (const { accounts, children } of all) {
      for (const one of accounts)
        if (one.permission !== CODE) levels.set(`${one.actor}@${one.permission}`, one);
      gather(children);
    }
  };
  gather(permissions);
  return [...levels.values()];
}

/** One permission of a tree without its children; null if it does not exist. */
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
