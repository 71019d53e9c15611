import { parsePublicKey } from '../core/key.ts';
import type { PublicKey } from '../core/key.ts';
import { compareNames } from '../core/name-bigint.ts';
import type {
  AccountWeight,
  KeyWeight,
  PermissionView,
  WaitWeight,
} from '../model/permission/permission.ts';

/**
 * Keys, accounts and waits with weights. They satisfy the authority when their weights reach the
 * threshold.
 */
export type Authority = Pick<PermissionView, 'threshold' | 'keys' | 'accounts' | 'waits'>;

/** Index of each key type in the packed variant. */
const KEY_TYPES: readonly PublicKey['type'][] = ['K1', 'R1', 'WA'];

/** An authority that one key satisfies alone. */
export function keyAuthority(key: string): Authority {
  return { threshold: 1, keys: [{ key, weight: 1 }], accounts: [], waits: [] };
}

/**
 * An authority as the chain's `authority` type. Nodes refuse an unsorted one: keys are sorted by
 * type and then by bytes, accounts by the values of their names, waits by length. Throws what
 * parsePublicKey and compareNames throw.
 */
export function authorityData({ threshold, keys, accounts, waits }: Authority) {
  return {
    threshold,
    keys: sortKeys(keys).map(({ key, weight }) => ({ key, weight })),
    accounts: accounts
      .toSorted(compareAccounts)
      .map(({ actor, permission, weight }) => ({ permission: { actor, permission }, weight })),
    waits: waits
      .toSorted((a: WaitWeight, b: WaitWeight) => a.seconds - b.seconds)
      .map(({ seconds, weight }) => ({ wait_sec: seconds, weight })),
  };
}

function sortKeys(keys: readonly KeyWeight[]): KeyWeight[] {
  return keys
    .map((entry) => ({ entry, parsed: parsePublicKey(entry.key) }))
    .toSorted((a, b) => compareKeys(a.parsed, b.parsed))
    .map(({ entry }) => entry);
}

function compareKeys(a: PublicKey, b: PublicKey): number {
  const byType = KEY_TYPES.indexOf(a.type) - KEY_TYPES.indexOf(b.type);
  if (byType !== 0) return byType;
  const at = a.data.findIndex((byte, i) => byte !== b.data[i]);
  // Passkeys differ in length. The shorter one sorts first.
  return at < 0 ? a.data.length - b.data.length : (a.data[at] ?? -1) - (b.data[at] ?? -1);
}

function compareAccounts(a: AccountWeight, b: AccountWeight): number {
  return compareNames(a.actor, b.actor) || compareNames(a.permission, b.permission);
}
