import type { PermissionView } from './permission.ts';

/** The permissions of trees, each before its children. */
export function allPermissions(roots: readonly PermissionView[]): PermissionView[] {
  return roots.flatMap((one) => [one, ...allPermissions(one.children)]);
}
