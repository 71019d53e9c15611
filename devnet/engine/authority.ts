import { KeyType, PublicKey } from '@wharfkit/antelope';
import type { Authority, PermissionLevel } from '../types.ts';

const USUAL_DEPTH = 6;

export type AuthorityOf = (level: PermissionLevel) => Authority | undefined;

export interface AuthorityChecker {
  /** With another delay than the checker's, where one is given; asked in rising order of delays. */
  satisfied(level: PermissionLevel, delaySeconds?: number): boolean;
  unusedKeys(): string[];
}

/**
 * Whether keys, and permissions taken for granted, satisfy authorities. As in nodeos the heaviest
 * members are tried first and no more than needed, keys spent on an authority that fails count as
 * unused, and accounts are followed as deep as the chain does. The delay, in seconds, satisfies waits.
 */
export function createAuthorityChecker(
  authorityOf: AuthorityOf,
  keys: readonly string[],
  granted: readonly PermissionLevel[] = [],
  { delaySeconds: givenDelay = 0, deepest = USUAL_DEPTH } = {},
): AuthorityChecker {
  let delaySeconds = givenDelay;
  const used = new Set<string>();
  const results = new Map<string, boolean | 'open'>(granted.map((level) => [text(level), true]));

  function levelSatisfied(level: PermissionLevel, depth: number): boolean {
    const known = results.get(text(level));
    if (known !== undefined) return known === true;
    if (depth >= deepest) return false;
    const authority = authorityOf(level);
    if (!authority) return false;
    results.set(text(level), 'open');
    const result = authoritySatisfied(authority, depth + 1);
    if (result) results.set(text(level), true);
    else results.delete(text(level));
    return result;
  }

  function authoritySatisfied(authority: Authority, depth: number): boolean {
    const before = [...used];
    let weight = 0;
    for (const member of membersOf(authority)) {
      if (member.satisfied(depth)) weight += member.weight;
      if (weight >= authority.threshold) return true;
    }
    used.clear();
    for (const key of before) used.add(key);
    return false;
  }

  function membersOf(authority: Authority): {
    weight: number;
    satisfied: (depth: number) => boolean;
  }[] {
    const waits = authority.waits.map(({ wait_sec, weight }) => ({
      weight,
      satisfied: () => delaySeconds >= wait_sec,
    }));
    const keyed = authority.keys.map(({ key, weight }) => ({
      weight,
      satisfied: () => keys.includes(key) && Boolean(used.add(key)),
    }));
    const accounts = authority.accounts.map(({ permission, weight }) => ({
      weight,
      satisfied: (depth: number) => levelSatisfied(permission, depth),
    }));
    return [...waits, ...keyed, ...accounts].sort((a, b) => b.weight - a.weight);
  }

  return {
    satisfied(level, delay = givenDelay) {
      delaySeconds = delay;
      return levelSatisfied(level, 0);
    },
    unusedKeys: () => keys.filter((key) => !used.has(key)),
  };
}

/**
 * Whether an authority is well formed: threshold above zero and within reach, members in strictly
 * ascending order, no weight of zero is demanded.
 */
export function isValidAuthority(authority: Authority): boolean {
  const { threshold, keys, accounts, waits } = authority;
  const members = [...keys, ...accounts, ...waits];
  const total = members.reduce((sum, { weight }) => sum + weight, 0);
  return (
    threshold > 0 &&
    total >= threshold &&
    members.length < 65_536 &&
    ascends(keys, (a, b) => compareKeys(a.key, b.key)) &&
    ascends(accounts, (a, b) => compareLevels(a.permission, b.permission)) &&
    ascends(waits, (a, b) => a.wait_sec - b.wait_sec) &&
    (waits[0]?.wait_sec ?? 1) > 0
  );
}

/** By actor, then by permission, in the order of name values. */
export function compareLevels(a: PermissionLevel, b: PermissionLevel): number {
  return compare(a.actor, b.actor) || compare(a.permission, b.permission);
}

/** RAM an authority takes beyond its permission's fixed part, in bytes. */
export function authorityRam(authority: Authority): number {
  const keys = authority.keys.reduce((sum, { key }) => sum + 16 + keySize(key), 0);
  return keys + authority.accounts.length * 32 + authority.waits.length * 16;
}

/** Of a key as nodes store it: those of WebAuthn, which differ in length, with that length. */
function keySize(text: string): number {
  const { type, data } = PublicKey.from(text);
  return 1 + data.array.length + (type === KeyType.WA ? 1 : 0);
}

function ascends<Item>(items: readonly Item[], order: (a: Item, b: Item) => number): boolean {
  return items.every((item, place) => place === 0 || order(items[place - 1]!, item) < 0);
}

function compareKeys(a: string, b: string): number {
  const [one, other] = [PublicKey.from(a), PublicKey.from(b)];
  const types = ['K1', 'R1', 'WA'];
  return (
    types.indexOf(one.type) - types.indexOf(other.type) ||
    Buffer.compare(one.data.array, other.data.array)
  );
}

// Texts of names order as their values do: dot, digits and letters rise in ASCII as in base 32.
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function text({ actor, permission }: PermissionLevel): string {
  return `${actor}@${permission}`;
}
