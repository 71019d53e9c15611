import { useMemo } from 'react';
import type { AccountView } from '#src/chain/model/account/account.ts';
import { linkedActions } from '#src/chain/model/permission/permission-branches.ts';
import { permissionTree, withLinks } from '#src/chain/model/permission/permission-tree.ts';
import {
  ANY_PERMISSION,
  type LinkedAction,
  type PermissionView,
} from '#src/chain/model/permission/permission.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { linksStore } from '#src/stores/account/account-permissions.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';

export interface LinkedPermissions {
  readonly permissions: readonly PermissionView[];
  /** What any permission of the account may sign. */
  readonly linkedToAny: readonly LinkedAction[];
  /** Whether there may be links that the indexer did not list. */
  readonly moreLinks: boolean;
}

/**
 * An account's permissions with their links; null until they are loaded. Older nodes do not report
 * links. Then an indexer does.
 */
export function usePermissions(
  name: string,
  state: LoadState<Pick<AccountView, 'permissions' | 'linkedToAny'>>,
): LinkedPermissions | null {
  const account = state.kind === 'ready' ? state.value : null;
  const reported = useMemo(
    () =>
      account && {
        permissions: permissionTree(account.permissions, chainConfig().keyPrefix),
        linkedToAny: linkedActions(account.linkedToAny),
        moreLinks: false,
      },
    [account],
  );
  const bare =
    reported !== null && reported.linkedToAny.length === 0 && !hasLinks(reported.permissions);
  const { state: links } = useLoad(linksStore, bare ? name : null);
  return useMemo(() => {
    if (!reported || !bare || links.kind !== 'ready') return reported;
    return {
      permissions: withLinks(reported.permissions, links.value.rows),
      linkedToAny: links.value.rows.filter(({ permission }) => permission === ANY_PERMISSION),
      moreLinks: !links.value.complete,
    };
  }, [reported, bare, links]);
}

function hasLinks(permissions: readonly PermissionView[]): boolean {
  return permissions.some(({ linked, children }) => linked.length > 0 || hasLinks(children));
}
