import { textOf } from '../../../rpc/json.ts';
import {
  permissionChanges,
  permissionIn,
  permissionsAfter,
} from '../../permission/permission-changes.ts';
import type { SigningFacts } from './facts.ts';
import { CONTROL_PERMISSIONS } from './holders.ts';
import { levelName, unsatisfiableReason } from './unsatisfiable.ts';
import type { Finding } from './warning.ts';

/** A permission that nobody can use after all changes of the transaction. */
export function unsatisfiable(facts: SigningFacts): Finding[] {
  const changes = permissionChanges(facts.actions, facts.permissions, facts.systemContracts);
  const permissions = permissionsAfter(facts.permissions, changes);
  const after = { ...facts, permissions, deleted: deletedBy(facts) };
  const changed = changes.flatMap(({ account, permission, after: authority }): Finding[] => {
    const level = { account, permission };
    const reason = authority && unsatisfiableReason(authority, level, after);
    return reason === null ? [] : [{ rule: 'unsatisfiable', ...level, reason }];
  });
  return [...changed, ...(after.deleted.size > 0 ? lockedOut(facts, after) : [])];
}

type After = Pick<SigningFacts, 'permissions' | 'missing'> & {
  readonly deleted: ReadonlySet<string>;
};

/** An `owner` or `active` that can be used before, and not without the permissions that are deleted. */
function lockedOut(before: SigningFacts, after: After): Finding[] {
  return [...before.permissions].flatMap(([account, trees]) =>
    CONTROL_PERMISSIONS.flatMap((permission): Finding[] => {
      const level = { account, permission };
      const own = permissionIn(trees, permission);
      const next = permissionIn(after.permissions.get(account) ?? [], permission);
      if (!own || !next || unsatisfiableReason(own, level, before) !== null) return [];
      const reason = unsatisfiableReason(next, level, after);
      return reason === null ? [] : [{ rule: 'unsatisfiable', ...level, reason }];
    }),
  );
}

/** The permissions that actions delete and none makes again. */
function deletedBy({ actions, systemContracts }: SigningFacts): Set<string> {
  const deleted = new Set<string>();
  for (const { account: contract, name, data } of actions) {
    const [account, permission] = [textOf(data['account']), textOf(data['permission'])];
    if (!systemContracts.has(contract) || account === null || permission === null) continue;
    const level = levelName({ account, permission });
    if (name === 'deleteauth') deleted.add(level);
    if (name === 'updateauth') deleted.delete(level);
  }
  return deleted;
}
