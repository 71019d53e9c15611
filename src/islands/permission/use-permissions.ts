import { useMemo } from 'react';
import type { AccountView } from '#src/chain/model/account/account.ts';
import { permissionTree, withLinks } from '#src/chain/model/permission/permission-tree.ts';
import type { PermissionView } from '#src/chain/model/permission/permission.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { linksStore } from '#src/stores/account/account-permissions.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/query.ts';

/**
 * An account's permissions with their links; null until they are loaded. Older nodes do not report
 * links. Then an indexer does.
 */
export function usePermissions(
  name: string,
  state: LoadState<Pick<AccountView, 'permissions'>>,
): readonly PermissionView[] | null {
  const views = state.kind === 'ready' ? state.value.permissions : null;
  const tree = useMemo(() => views && permissionTree(views, chainConfig().keyPrefix), [views]);
  const bare = tree !== null && !hasLinks(tree);
  const { state: links } = useLoad(linksStore, bare ? name : null);
  return useMemo(
    () => (tree && bare && links.kind === 'ready' ? withLinks(tree, links.value) : tree),
    [tree, bare, links],
  );
}

function hasLinks(permissions: readonly PermissionView[]): boolean {
  return permissions.some(({ linked, children }) => linked.length > 0 || hasLinks(children));
}
