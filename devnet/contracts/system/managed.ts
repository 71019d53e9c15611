import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import type { ApplyContext } from '../../engine/contract.ts';
import { voters } from './rows.ts';

/** Flags of a voter whose limits are set by the system, regardless of RAM and stake. */
export const MANAGED = { ram: 1, net: 2, cpu: 4 } as const;

export type ManagedKind = keyof typeof MANAGED;

export function isManaged(context: ApplyContext, account: string, kind: ManagedKind): boolean {
  const flags = voters(context).get(nameToBigint(account))?.flags1 ?? 0;
  return (flags & MANAGED[kind]) !== 0;
}
