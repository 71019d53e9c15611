import { permissionChanges } from '../../permission/permission-changes.ts';
import type { SigningFacts } from './facts.ts';
import { unsatisfiableReason } from './unsatisfiable.ts';
import type { Finding } from './warning.ts';

/** A permission that nobody could use any more. */
export function unsatisfiable(facts: SigningFacts): Finding[] {
  return permissionChanges(facts.actions, facts.permissions, facts.systems).flatMap(
    ({ account, permission, after }) => {
      const reason = after && unsatisfiableReason(after, { account, permission }, facts);
      return reason === null ? [] : [{ rule: 'unsatisfiable', account, permission, reason }];
    },
  );
}
