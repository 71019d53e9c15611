import { nameToBigint } from '../../../../src/chain/core/name-bigint.ts';
import type { ApplyContext } from '../../../engine/contract.ts';
import { check } from '../../../engine/errors.ts';
import { voters } from '../rows.ts';
import type { RexPool } from './rows.ts';

/** The value of REX in core units. */
export function valueOf(pool: RexPool, rexUnits: bigint): bigint {
  return (rexUnits * pool.total_lendable.units) / pool.total_rex.units;
}

/** Holding REX requires votes for 21 producers or a proxy, except on Vaulta and Telos. */
export function checkVotes(
  context: ApplyContext,
  owner: string,
  message = 'must vote for at least 21 producers or for a proxy before buying REX',
): void {
  if (context.spec.vaulta || context.spec.inverseVotes) return;
  const voter = voters(context).get(nameToBigint(owner));
  check(voter && (voter.proxy !== '' || voter.producers.length >= 21), message);
}
