import { unique } from '../../../core/unique.ts';
import type { JsonRecord } from '../../../rpc/json.ts';
import { textOf } from '../../../rpc/json.ts';
import { permissionChanges } from '../../permission/permission-changes.ts';
import type { SigningFacts } from './facts.ts';
import { isForeign, type Holder } from './holders.ts';
import { changesBy, given, isTakeover } from './takeover-rules.ts';
import type { Finding } from './warning.ts';

/** Data of the system contract's actions with a name. */
export function systemCalls(
  { actions, systemContracts }: SigningFacts,
  name: string,
): JsonRecord[] {
  return actions
    .filter((action) => systemContracts.has(action.account) && action.name === name)
    .map(({ data }) => data);
}

/** Any other permission change. */
export function permissionChange(facts: SigningFacts): Finding[] {
  return changesBy(facts, 'updateauth')
    .filter((change) => !isTakeover(change, facts))
    .map(({ account, permission, before }) => ({
      rule: 'permission-change',
      account,
      permission,
      isNew: before === null && facts.permissions.has(account),
    }));
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
  return permissionChanges(facts.actions, facts.permissions, facts.systemContracts).flatMap(
    (change) =>
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
    const holders = unique(
      changes.flatMap((change) => given(change, facts)),
      holderId,
    );
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

function holderId(holder: Holder): string {
  if (holder.kind === 'key') return holder.key;
  return holder.kind === 'anyone' ? '' : `${holder.actor}@${holder.permission}`;
}
