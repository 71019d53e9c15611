import type { Authority, Chain, PermissionLevel } from '../../types.ts';
import { Refusal } from '../errors.ts';
import { nodeKey } from '../keys.ts';
import { badCast, isObject, list } from '../params.ts';

const MAX_DEPTH = 6;

/**
 * Those of the available keys that the declared authorizations need, in the form they were given.
 * Throws unsatisfied_authorization (3090003) where they do not suffice.
 */
export function requiredKeys(chain: Chain, transaction: unknown, available: string[]): string[] {
  if (!isObject(transaction)) throw badCast(transaction, 'object');
  const given = new Map(available.map((key) => [nodeKey(key), key]));
  const used = new Set<string>();
  for (const level of declaredLevels(transaction)) {
    const keys = satisfy(chain, level, new Set(given.keys()), 0);
    if (!keys) throw unsatisfied(level);
    for (const key of keys) used.add(key);
  }
  return [...used].map((key) => given.get(key) ?? key);
}

function declaredLevels(transaction: Record<string, unknown>): PermissionLevel[] {
  return list(transaction, 'actions').flatMap((action) =>
    isObject(action)
      ? list(action, 'authorization').map((level) => {
          if (!isObject(level)) throw badCast(level, 'object');
          return { actor: String(level['actor']), permission: String(level['permission']) };
        })
      : [],
  );
}

/** The keys that satisfy a permission or one of its parents, or null. */
function satisfy(
  chain: Chain,
  level: PermissionLevel,
  available: Set<string>,
  depth: number,
): string[] | null {
  if (depth > MAX_DEPTH) return null;
  const permissions = chain.account(level.actor)?.permissions ?? [];
  let wanted = level.permission;
  while (wanted !== '') {
    const permission = permissions.find((candidate) => candidate.perm_name === wanted);
    if (!permission) return null;
    const keys = satisfyAuthority(chain, permission.required_auth, available, depth);
    if (keys) return keys;
    wanted = permission.parent;
  }
  return null;
}

function satisfyAuthority(
  chain: Chain,
  authority: Authority,
  available: Set<string>,
  depth: number,
): string[] | null {
  const used: string[] = [];
  let weight = 0;
  for (const entry of authority.keys) {
    if (weight >= authority.threshold) break;
    const key = nodeKey(entry.key);
    if (!available.has(key)) continue;
    used.push(key);
    weight += entry.weight;
  }
  for (const entry of authority.accounts) {
    if (weight >= authority.threshold) break;
    const keys = satisfy(chain, entry.permission, available, depth + 1);
    if (!keys) continue;
    used.push(...keys);
    weight += entry.weight;
  }
  return weight >= authority.threshold ? used : null;
}

function unsatisfied(level: PermissionLevel): Refusal {
  return new Refusal({
    status: 401,
    code: 3090003,
    name: 'unsatisfied_authorization',
    what: 'Provided keys, permissions, and delays do not satisfy declared authorizations',
    details: [
      `transaction declares authority '${JSON.stringify(level)}', but does not have signatures for it.`,
    ],
  });
}
