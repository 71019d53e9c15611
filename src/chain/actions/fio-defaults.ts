import type { Action } from './action.ts';
import { fioEndpoints } from './fio-endpoints.ts';

/** What FIO's transactions are filled from, where the form did not ask. */
export interface FioKnown {
  readonly actor: string;
  /** The address credited as the technology provider; empty for none. */
  readonly tpid: string;
  /** Those the actor owns, in the order the node names them. */
  readonly addresses: readonly string[];
  /** By the fee table's endpoint, in units of FIO: 10^9 are one FIO. */
  readonly fees: ReadonlyMap<string, bigint>;
}

/**
 * An action of FIO with the fields its contract wants besides its own: the most it may cost, who
 * acts, who is credited, and an address of theirs. What the form has set stays. An action without
 * an entry in the fee table is free.
 * @param fields the names of the action's fields, by its ABI and in its order
 */
export function withFioDefaults(
  action: Action,
  fields: readonly string[],
  known: FioKnown,
): Action {
  const values = new Map<string, unknown>([
    ['max_fee', String(known.fees.get(fioEndpoints.get(action.name) ?? '') ?? 0n)],
    ['actor', known.actor],
    ['tpid', known.tpid],
    ['fio_address', known.addresses[0] ?? ''],
  ]);
  const given = Object.entries(action.data).filter(([, value]) => value !== undefined);
  for (const [field, value] of given) values.set(field, value);
  const wanted = fields.filter((field) => values.has(field));
  const ordered = wanted.map((field) => [field, values.get(field)] as const);
  return { ...action, data: Object.fromEntries([...ordered, ...given]) };
}
