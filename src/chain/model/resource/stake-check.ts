import { type AmountProblem, amountProblem } from '../../actions/check-fields.ts';
import { type Asset } from '../../core/asset.ts';
import { readUnits } from '../../core/typed-units.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { leastStake } from './least-stake.ts';

/** Amounts for both resources, in core units. */
export interface StakeUnits {
  readonly cpu: bigint;
  readonly net: bigint;
}

/** Amounts as typed; blank counts as zero. */
interface TypedStake {
  readonly cpu: string;
  readonly net: string;
}

export type StakeProblem =
  | AmountProblem
  | { readonly kind: 'nothing' | 'more-than-staked' | 'stake-too-low' };

type StakeProblems = Partial<Readonly<Record<'cpu' | 'net', StakeProblem>>>;

/** The typed units; invalid numbers count as zero. */
export function stakeUnits({ cpu, net }: TypedStake, { precision }: TokenSymbol): StakeUnits {
  const unitsOf = (text: string) => {
    const units = readUnits(text, precision);
    return typeof units === 'bigint' && units > 0n ? units : 0n;
  };
  return { cpu: unitsOf(cpu), net: unitsOf(net) };
}

/**
 * The part of a stake that is taken from the balance. Staking for oneself uses pending refunds
 * first, separately for each resource. Source: `change_refund` of the system contract.
 */
export function stakeDue(stake: StakeUnits, refunding: StakeUnits | null): bigint {
  const due = (part: 'cpu' | 'net') => {
    const left = stake[part] - (refunding?.[part] ?? 0n);
    return left > 0n ? left : 0n;
  };
  return due('cpu') + due('net');
}

interface StakeLimits {
  readonly symbol: TokenSymbol;
  /** Null if the balance is unknown. */
  readonly liquid: Asset | null;
  /** Pending refunds that are used first; null for none. */
  readonly refunding: StakeUnits | null;
}

export function stakeProblems(typed: TypedStake, of: StakeLimits): StakeProblems {
  const problem = figureProblems(typed, of.symbol);
  if (problem.cpu || problem.net) return problem;
  const units = stakeUnits(typed, of.symbol);
  if (units.cpu + units.net === 0n) return { cpu: { kind: 'nothing' } };
  if (of.liquid === null || stakeDue(units, of.refunding) <= of.liquid.units) return {};
  return { [units.net > 0n ? 'net' : 'cpu']: { kind: 'insufficient-balance' } };
}

interface UnstakeLimits {
  readonly symbol: TokenSymbol;
  /** The current stake for the receiver. */
  readonly staked: StakeUnits;
  /** The account's total stake for itself; null if the stake is for another account. */
  readonly own: StakeUnits | null;
}

/** An account must keep enough own stake for a few transactions. */
export function unstakeProblems(typed: TypedStake, of: UnstakeLimits): StakeProblems {
  const problem = figureProblems(typed, of.symbol);
  if (problem.cpu || problem.net) return problem;
  const units = stakeUnits(typed, of.symbol);
  if (units.cpu + units.net === 0n) return { cpu: { kind: 'nothing' } };
  const least = leastStake(of.symbol).units;
  const check = (part: 'cpu' | 'net'): StakeProblem | null => {
    if (units[part] === 0n) return null;
    if (units[part] > of.staked[part]) return { kind: 'more-than-staked' };
    const tooLow = of.own !== null && of.own[part] - units[part] < least;
    return tooLow ? { kind: 'stake-too-low' } : null;
  };
  const [cpu, net] = [check('cpu'), check('net')];
  return { ...(cpu && { cpu }), ...(net && { net }) };
}

/** The part of a stake that can be unstaked without leaving its owner unable to act. */
export function unstakable({ staked, own, symbol }: UnstakeLimits): StakeUnits {
  const least = leastStake(symbol).units;
  const part = (which: 'cpu' | 'net') => {
    const spare = own === null ? staked[which] : own[which] - least;
    const most = spare < staked[which] ? spare : staked[which];
    return most > 0n ? most : 0n;
  };
  return { cpu: part('cpu'), net: part('net') };
}

function figureProblems(typed: TypedStake, symbol: TokenSymbol): StakeProblems {
  const check = (text: string) => {
    if (text.trim() === '' || readUnits(text, symbol.precision) === 0n) return null;
    return amountProblem(text, symbol, null);
  };
  const [cpu, net] = [check(typed.cpu), check(typed.net)];
  return { ...(cpu && { cpu }), ...(net && { net }) };
}
