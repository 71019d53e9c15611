import { permissionIn } from './permission-changes.ts';
import type { LinkedAction, PermissionView } from './permission.ts';
import { toTyped, type TypedAuthority } from './typed-authority.ts';

export const presets = ['cold-owner', 'claim-only', 'two-of-three'] as const;

/** A usual change of permissions, for which only keys are missing. */
export type Preset = (typeof presets)[number];

/** A permission as the editor begins with it. */
export interface PermissionStart {
  readonly permission: string;
  /** Null for owner. */
  readonly parent: string | null;
  readonly authority: TypedAuthority;
  /** Actions that a new permission is linked to. */
  readonly links: readonly LinkedAction[];
}

const BLANK_KEY = { key: '', weight: '1' };
const ONE_KEY: TypedAuthority = { threshold: '1', keys: [BLANK_KEY], accounts: [], waits: [] };

/** @param claims the chain's actions that claim rewards */
export function startOf(
  preset: Preset,
  tree: readonly PermissionView[],
  claims: readonly LinkedAction[],
): PermissionStart {
  switch (preset) {
    case 'cold-owner':
      return { permission: 'owner', parent: null, authority: ONE_KEY, links: [] };
    case 'claim-only':
      return {
        permission: freeName('claims', tree),
        parent: 'active',
        authority: ONE_KEY,
        links: claims,
      };
    case 'two-of-three': {
      const [key = ''] = (permissionIn(tree, 'active')?.keys ?? []).map((one) => one.key);
      const keys = [{ key, weight: '1' }, BLANK_KEY, BLANK_KEY];
      const authority = { threshold: '2', keys, accounts: [], waits: [] };
      return { permission: 'active', parent: 'owner', authority, links: [] };
    }
  }
}

/** A permission of the tree, or a new one. */
export function startWith(name: string, tree: readonly PermissionView[]): PermissionStart {
  const permission = permissionIn(tree, name);
  if (!permission) return { permission: name, parent: 'active', authority: ONE_KEY, links: [] };
  return { permission: name, parent: permission.parent, authority: toTyped(permission), links: [] };
}

export function isPreset(text: string | null): text is Preset {
  return presets.some((one) => one === text);
}

/** The first of `claims`, `claims2`, `claims3`, … that the account does not have. */
function freeName(preferred: string, tree: readonly PermissionView[]): string {
  const names = [preferred, ...['2', '3', '4', '5'].map((digit) => preferred + digit)];
  return names.find((name) => !permissionIn(tree, name)) ?? preferred;
}
