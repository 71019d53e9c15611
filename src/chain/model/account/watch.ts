import { type Asset, formatAsset } from '../../core/asset.ts';
import { assetOf } from '../shared/lenient.ts';
import type { AccountView } from './account.ts';

/** What is compared between two visits. */
export interface WatchFacts {
  /** The liquid balance of the core token, as `1.0000 EOS`; empty if it is malformed. */
  readonly liquid: string;
  /** Who satisfies each permission, as text, by its name. */
  readonly permissions: Readonly<Record<string, string>>;
}

/** The facts as they were seen at a time. */
export interface WatchSnapshot extends WatchFacts {
  /** Milliseconds UTC. */
  readonly at: number;
}

export type WatchChange =
  | { readonly kind: 'balance'; readonly before: Asset; readonly after: Asset }
  | { readonly kind: 'added' | 'removed' | 'changed'; readonly permission: string };

export function watchFacts({ liquid, permissions }: AccountView): WatchFacts {
  return {
    liquid: liquid.malformed ? '' : formatAsset(liquid),
    permissions: Object.fromEntries(
      permissions.map(
        ({ perm_name, parent, required_auth: { threshold, keys, accounts, waits } }) => [
          perm_name,
          JSON.stringify([parent, threshold, keys, accounts, waits]),
        ],
      ),
    ),
  };
}

/** What differs, the permissions first: they decide who controls the account. */
export function watchChanges(before: WatchFacts, after: WatchFacts): readonly WatchChange[] {
  const known = new Map(Object.entries(before.permissions));
  const now = new Map(Object.entries(after.permissions));
  const changed = [...now].flatMap(([permission, text]): WatchChange[] => {
    const earlier = known.get(permission);
    if (earlier === text) return [];
    return [{ kind: earlier === undefined ? 'added' : 'changed', permission }];
  });
  const removed = [...known.keys()].flatMap((permission): WatchChange[] =>
    now.has(permission) ? [] : [{ kind: 'removed', permission }],
  );
  return [...changed, ...removed, ...balanceChange(before.liquid, after.liquid)];
}

function balanceChange(before: string, after: string): WatchChange[] {
  const [was, is] = [assetOf(before), assetOf(after)];
  return before === after || !was || !is ? [] : [{ kind: 'balance', before: was, after: is }];
}
