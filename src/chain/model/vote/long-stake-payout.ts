import type { Asset } from '../../core/asset.ts';
import { type AmountProblem, amountProblem } from '../../actions/check-fields.ts';
import { parseUnits } from '../../core/typed-units.ts';
import type { StakePlan } from './xpr-stake.ts';

/** The contract refuses smaller stakes, in whole tokens. */
const LEAST_STAKE = '100';
/** The contract refuses to pay out this many times the stake, or more. */
const MOST_TIMES = 5;

export type LongStakeProblem = AmountProblem | { readonly kind: 'below-least' };

export function leastLongStake(symbol: Asset['symbol']): Asset {
  return { units: parseUnits(LEAST_STAKE, symbol.precision), symbol };
}

/** Why an amount cannot be staked for a term. */
export function longStakeProblem(
  text: string,
  symbol: Asset['symbol'],
  available: Asset | null,
): LongStakeProblem | null {
  const problem = amountProblem(text, symbol, available);
  if (problem) return problem;
  const tooSmall = parseUnits(text, symbol.precision) < leastLongStake(symbol).units;
  return tooSmall ? { kind: 'below-least' } : null;
}

/** The price that the plan guarantees: below it, tokens are added. */
export function guaranteedPrice(price: number, { percent }: Pick<StakePlan, 'percent'>): number {
  return (price * percent) / 100;
}

/**
 * What a stake pays at its end: its worth at the guaranteed price, never less than the stake. Null
 * if the contract would refuse to pay, because a price is missing or fell too far.
 * @param prices the oracle's, at the start and at the end
 */
export function longStakePayout(
  staked: Asset,
  plan: Pick<StakePlan, 'percent'>,
  prices: { readonly start: number; readonly end: number },
): Asset | null {
  const target = guaranteedPrice(prices.start, plan);
  if (prices.end <= 0) return null;
  if (prices.end >= target) return staked;
  const times = target / prices.end;
  if (times >= MOST_TIMES) return null;
  return { ...staked, units: BigInt(Math.trunc(times * Number(staked.units))) };
}
