import type { JsonRecord } from '../../../rpc/json.ts';
import { textOf } from '../../../rpc/json.ts';
import {
  permissionChanges,
  permissionIn,
  type PermissionChange,
} from '../../permission/permission-changes.ts';
import type { SigningFacts } from './facts.ts';
import { givenTo, isForeign, type Holder } from './holders.ts';
import type { Finding } from './warning.ts';

/** Permissions that control all others of an account. */
const HIGHEST: readonly string[] = ['owner', 'active'];

/** Data of the system contract's actions with a name. */
export function systemCalls({ actions, systems }: SigningFacts, name: string): JsonRecord[] {
  return actions
    .filter((action) => systems.has(action.account) && action.name === name)
    .map(({ data }) => data);
}

/** Account takeover: `owner` or `active` gets a new holder. */
export function takeover(facts: SigningFacts): Finding[] {
  return changesBy(facts, 'updateauth').flatMap((change) => {
    const { account, permission } = change;
    const holders = HIGHEST.includes(permission) ? newHolders(change, facts) : [];
    return holders.some(isForeign) ? [{ rule: 'takeover', account, permission, holders }] : [];
  });
}

/** Any other permission change. */
export function permissionChange(facts: SigningFacts): Finding[] {
  const taken = takeover(facts);
  return changesBy(facts, 'updateauth')
    .filter((change) => !taken.some((one) => one.rule === 'takeover' && isOf(one, change)))
    .map(({ account, permission }) => ({ rule: 'permission-change', account, permission }));
}

export function permissionRemoval(facts: SigningFacts): Finding[] {
  return changesBy(facts, 'deleteauth').map(({ account, permission }) => ({
    rule: 'permission-removal',
    account,
    permission,
  }));
}

/** Contract code that gets a permission and can use it at any time. */
export function codePermission(facts: SigningFacts): Finding[] {
  return permissionChanges(facts.actions, facts.permissions, facts.systems).flatMap((change) =>
    given(change, facts).flatMap((holder) =>
      holder.kind === 'code'
        ? [
            {
              rule: 'code-permission',
              contract: holder.actor,
              account: change.account,
              permission: change.permission,
            } as const,
          ]
        : [],
    ),
  );
}

/** A new account with keys of somebody else. */
export function foreignAccount(facts: SigningFacts): Finding[] {
  const made = Map.groupBy(changesBy(facts, 'newaccount', 'newaccount2'), (one) => one.account);
  return [...made].flatMap(([account, changes]) => {
    const holders = distinct(changes.flatMap((change) => given(change, facts)));
    return holders.some(isForeign) ? [{ rule: 'foreign-account', account, holders }] : [];
  });
}

export function permissionLink(facts: SigningFacts): Finding[] {
  return systemCalls(facts, 'linkauth').map((data) => ({
    rule: 'permission-link',
    ...linked(data),
    permission: textOf(data['requirement']) ?? '',
  }));
}

export function permissionUnlink(facts: SigningFacts): Finding[] {
  return systemCalls(facts, 'unlinkauth').map((data) => ({
    rule: 'permission-unlink',
    ...linked(data),
  }));
}

function linked(data: JsonRecord) {
  return {
    account: textOf(data['account']) ?? '',
    contract: textOf(data['code']) ?? '',
    action: textOf(data['type']),
  };
}

const changesBy = (facts: SigningFacts, ...names: readonly string[]): PermissionChange[] =>
  permissionChanges(
    facts.actions.filter(({ name }) => names.includes(name)),
    facts.permissions,
    facts.systems,
  );

function given({ before, after, account }: PermissionChange, facts: SigningFacts): Holder[] {
  return after === null ? [] : givenTo(before, after, account, facts);
}

/** Holders that had neither the permission nor `owner` above it. */
function newHolders(change: PermissionChange, facts: SigningFacts): Holder[] {
  const { account, after } = change;
  const owner = permissionIn(facts.permissions.get(account) ?? [], 'owner');
  if (after === null || owner === undefined) return given(change, facts);
  const beyondOwner = givenTo(owner, after, account, facts).map(holderId);
  return given(change, facts).filter((holder) => beyondOwner.includes(holderId(holder)));
}

function distinct(holders: readonly Holder[]): Holder[] {
  return [...new Map(holders.map((one) => [holderId(one), one])).values()];
}

function holderId(holder: Holder): string {
  if (holder.kind === 'key') return holder.key;
  return holder.kind === 'anyone' ? '' : `${holder.actor}@${holder.permission}`;
}

function isOf(
  one: { readonly account: string; readonly permission: string },
  { account, permission }: PermissionChange,
): boolean {
  return one.account === account && one.permission === permission;
}
