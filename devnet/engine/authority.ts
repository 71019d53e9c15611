import { KeyType, PublicKey } from '@wharfkit/antelope';
import type { Authority, PermissionLevel } from '../types.ts';

const USUAL_DEPTH = 6;

export type AuthorityOf = (level: PermissionLevel) => Authority | undefined;

export interface AuthorityChecker {
  /** With an optional delay instead of the checker's; must be called with increasing delays. */
  satisfied(level: PermissionLevel, delaySeconds?: number): boolean;
  unusedKeys(): string[];
}

/**
 * Checks authorities against keys and granted permissions. Like nodeos it tries the heaviest
 * members first and no more than needed, keys used for a failed authority count as unused, and
 * accounts are followed to the chain's depth. The delay in seconds satisfies waits.
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
    const cached = results.get(text(level));
    if (cached !== undefined) return cached === true;
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
 * Whether an authority is valid: a reachable threshold above zero, and members in strictly
 * ascending order. Zero weights are allowed.
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

/** RAM of an authority beyond its permission's fixed part, in bytes. */
export function authorityRam(authority: Authority): number {
  const keys = authority.keys.reduce((sum, { key }) => sum + 16 + keySize(key), 0);
  return keys + authority.accounts.length * 32 + authority.waits.length * 16;
}

/** Size of a key as nodes store it. WebAuthn keys have a variable length. */
function keySize(text: string): number {
  const { type, data } = PublicKey.from(text);
  return 1 + data.array.length + (type === KeyType.WA ? 1 : 0);
}

function ascends<Item>(items: readonly Item[], order: (a: Item, b: Item) => number): boolean {
  return items.every((item, index) => index === 0 || order(items[index - 1]!, item) < 0);
}

function compareKeys(a: string, b: string): number {
  const [one, other] = [PublicKey.from(a), PublicKey.from(b)];
  const types = ['K1', 'R1', 'WA'];
  return (
    types.indexOf(one.type) - types.indexOf(other.type) ||
    Buffer.compare(one.data.array, other.data.array)
  );
}

// Name texts sort like their values: dot, digits and letters ascend in ASCII as in base 32.
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function text({ actor, permission }: PermissionLevel): string {
  return `${actor}@${permission}`;
}
