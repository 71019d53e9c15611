import type { Action } from './action.ts';
import { fioEndpoints } from './fio-endpoints.ts';

/** The values that fill FIO's transactions where the form does not set them. */
export interface FioFacts {
  readonly actor: string;
  /** The address credited as the technology provider; empty for none. */
  readonly tpid: string;
  /** The addresses the actor owns, in the node's order. */
  readonly addresses: readonly string[];
  /** Fees by fee table endpoint, in units of FIO: 10^9 are one FIO. */
  readonly fees: ReadonlyMap<string, bigint>;
}

/**
 * A FIO action with the common fields its contract requires: maximum fee, actor, technology
 * provider, and one of the actor's addresses. Fields that the form set are kept. An action without
 * an entry in the fee table is free.
 * @param fields the names of the action's fields, in the order of its ABI
 */
export function withFioDefaults(
  action: Action,
  fields: readonly string[],
  facts: FioFacts,
): Action {
  const values = new Map<string, unknown>([
    ['max_fee', String(facts.fees.get(fioEndpoints.get(action.name) ?? '') ?? 0n)],
    ['actor', facts.actor],
    ['tpid', facts.tpid],
    ['fio_address', facts.addresses[0] ?? ''],
  ]);
  const given = Object.entries(action.data).filter(([, value]) => value !== undefined);
  for (const [field, value] of given) values.set(field, value);
  const missing = fields.filter((field) => values.has(field));
  const ordered = missing.map((field) => [field, values.get(field)] as const);
  return { ...action, data: Object.fromEntries([...ordered, ...given]) };
}
