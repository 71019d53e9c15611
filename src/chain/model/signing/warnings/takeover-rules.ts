import { keyId } from '../../../core/key.ts';
import { allPermissions } from '../../permission/all-permissions.ts';
import {
  permissionChanges,
  type KnownPermissions,
  type PermissionChange,
} from '../../permission/permission-changes.ts';
import { textOf } from '../../../rpc/json.ts';
import type { SigningFacts } from './facts.ts';
import { CODE, CONTROL_PERMISSIONS, holdersOf, isForeign, type Holder } from './holders.ts';
import type { Finding } from './warning.ts';

/** The permission changes by actions with these names. */
export const changesBy = (facts: SigningFacts, ...names: readonly string[]): PermissionChange[] =>
  permissionChanges(
    facts.actions.filter(({ name }) => names.includes(name)),
    facts.permissions,
    facts.systemContracts,
  );

/** Who can use the permission after the change. */
export function given({ after, account }: PermissionChange, facts: SigningFacts): Holder[] {
  return after === null ? [] : holdersOf(after, account, facts);
}

/**
 * Account takeover: `owner` or `active`, or a permission that they rely on, can be used by somebody
 * who is not the user. Who could use it before does not matter.
 */
export function takeover(facts: SigningFacts): Finding[] {
  return changesBy(facts, 'updateauth')
    .filter((change) => isTakeover(change, facts))
    .map((change) => {
      const { account, permission } = change;
      return { rule: 'takeover', account, permission, holders: given(change, facts) };
    });
}

/**
 * Code that comes with a proposal, for an account whose code may act as an `owner` or `active`: it
 * could do anything as them. Uploading code is a decision of its own.
 */
export function codeTakeover(facts: SigningFacts): Finding[] {
  const accounts = facts.actions
    .filter(({ account, name }) => facts.systemContracts.has(account) && name === 'setcode')
    .map(({ data }) => textOf(data['account']) ?? '');
  const all = levelsOf(facts.permissions);
  return accounts.flatMap((contract) =>
    all
      .filter(({ account, view }) => {
        const trusts = view.accounts.some(
          ({ actor, permission }) => actor === contract && permission === CODE,
        );
        const level = { account, permission: view.name };
        return (
          trusts &&
          (CONTROL_PERMISSIONS.includes(view.name) || isReliedOn(level, facts.permissions))
        );
      })
      .map(({ account, view }): Finding => {
        const holder = { kind: 'code', actor: contract, permission: CODE } as const;
        const holders = [{ ...holder, owner: { kind: 'unknown' } as const }];
        return { rule: 'takeover', account, permission: view.name, holders };
      }),
  );
}

export function isTakeover(change: PermissionChange, facts: SigningFacts): boolean {
  const isHighest = CONTROL_PERMISSIONS.includes(change.permission);
  if (change.after === null) return isHighest;
  if (!given(change, facts).some(isForeign)) return false;
  return isHighest || isReliedOn(change, facts.permissions);
}

/**
 * The key that signs is removed from the permission that signs, or all keys of the user from
 * `owner` or `active`.
 */
export function signerRemoval(facts: SigningFacts): Finding[] {
  return changesBy(facts, 'updateauth', 'deleteauth')
    .filter((change) => isRemoval(change, facts) && !isTakeover(change, facts))
    .map(({ account, permission }) => ({ rule: 'signer-removal', account, permission }));
}

function isRemoval({ account, permission, after }: PermissionChange, facts: SigningFacts): boolean {
  const { actor, ownAccounts, ownKeys, signingKey } = facts;
  if (account !== actor && !ownAccounts.has(account)) return false;
  const signs = account === actor && permission === facts.permission;
  if (!signs && !CONTROL_PERMISSIONS.includes(permission)) return false;
  const keys = signs && signingKey !== null ? new Set([signingKey]) : ownKeys;
  // A key may be listed and count for nothing.
  return !(after?.keys ?? []).some(({ key, weight }) => weight > 0 && keys.has(keyId(key)));
}

type Level = Pick<PermissionChange, 'account' | 'permission'>;

/** Whether an `owner` or `active` can be used through this permission, over any number of steps. */
function isReliedOn(level: Level, permissions: KnownPermissions): boolean {
  const all = levelsOf(permissions);
  const seen = new Set<string>();
  const open: Level[] = [level];
  for (let next = open.pop(); next; next = open.pop()) {
    const { account, permission } = next;
    if (seen.has(`${account}@${permission}`)) continue;
    seen.add(`${account}@${permission}`);
    const relying = all.filter(({ view }) =>
      view.accounts.some((one) => one.actor === account && one.permission === permission),
    );
    if (relying.some(({ view }) => CONTROL_PERMISSIONS.includes(view.name))) return true;
    open.push(...relying.map((one) => ({ account: one.account, permission: one.view.name })));
  }
  return false;
}

function levelsOf(permissions: KnownPermissions) {
  return [...permissions].flatMap(([account, trees]) =>
    allPermissions(trees).map((view) => ({ account, view })),
  );
}
