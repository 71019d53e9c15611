import { isName } from '../../../core/name.ts';
import { textOf } from '../../../rpc/json.ts';
import { permissionChanges } from '../../permission/permission-changes.ts';
import type { SigningFacts } from './facts.ts';
import { payments } from './transfers.ts';

/** Fields of system actions that name a receiver of resources or of a vote. */
const FIELDS = ['receiver', 'proxy'] as const;

/** Accounts that receive something: tokens, resources, a vote, or rights over an account. */
export function receivers({ actions, systems, permissions }: SigningFacts): string[] {
  const named = actions
    .filter(({ account }) => systems.has(account))
    .flatMap(({ data }) => FIELDS.map((field) => textOf(data[field]) ?? ''));
  const trusted = permissionChanges(actions, permissions, systems).flatMap(({ after }) =>
    (after?.accounts ?? []).map(({ actor }) => actor),
  );
  return [...payments(actions).map(({ to }) => to), ...named, ...trusted].filter(isName);
}
