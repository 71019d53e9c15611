import type { Asset } from '../../core/asset.ts';
import type { RexBalance, RexFund } from './rex-balance.ts';
import { type RexPool, rexValue } from './rex-pool.ts';

/**
 * The current value of an account's REX at the pool's price, plus its fund. Null if it has neither.
 */
export function rexWorth(
  balance: RexBalance | null,
  fund: RexFund | null,
  pool: RexPool | null,
): Asset | null {
  const lent = balance && (pool ? rexValue(pool, balance.rex.units) : balance.voteStake);
  const parts = [lent, fund?.balance].filter((part) => part && part.units > 0n) as Asset[];
  const [first] = parts;
  if (!first) return null;
  return { ...first, units: parts.reduce((sum, { units }) => sum + units, 0n) };
}
