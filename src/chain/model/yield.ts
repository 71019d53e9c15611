import type { Asset } from '../core/asset.ts';
import { numberOf, recordOf } from '../rpc/json.ts';

/** How the system contract makes new tokens: a row of `global4`. */
export interface Inflation {
  /** Natural logarithm of what one token becomes in a year. */
  readonly continuousRate: number;
  /** 10,000 ÷ this is the producers' share of new tokens. */
  readonly inflationPayFactor: number;
  /** 10,000 ÷ this is the share of that which is paid by block. */
  readonly votepayFactor: number;
}

/** Where a year's new tokens go. */
export interface Yield {
  readonly supply: Asset;
  readonly yieldFarming: Asset;
  readonly producers: Asset;
  readonly producersBlock: Asset;
  readonly producersVote: Asset;
  readonly consortium: Asset;
  readonly staking: Asset;
  readonly totalStaked: Asset;
  /** What stakers get in a year, in per cent of what is staked. */
  readonly apr: number;
}

const FACTOR = 10_000n;
const RATE_PARTS = 1_000_000_000_000n;
/** Past this the supply more than doubles in a year: no chain's rate. */
const MAX_RATE = Math.LN2;

/** Null where the row lacks a rule, or holds one that no chain could keep. */
export function inflation(row: unknown): Inflation | null {
  const told = recordOf(row);
  const continuousRate = numberOf(told.continuous_rate) ?? -1;
  const inflationPayFactor = numberOf(told.inflation_pay_factor) ?? 0;
  const votepayFactor = numberOf(told.votepay_factor) ?? 0;
  if (continuousRate < 0 || continuousRate > MAX_RATE) return null;
  if (![inflationPayFactor, votepayFactor].every((one) => Number.isSafeInteger(one) && one >= 1e4))
    return null;
  return { continuousRate, inflationPayFactor, votepayFactor };
}

/**
 * A year's new tokens are supply × (e^rate − 1). A quarter goes to yield farming, the producers'
 * share is scaled by the contract's pay factors, and of the remainder two thirds go to staking and
 * a third to the consortium. Each part is rounded down but the last of a split, which takes the rest.
 */
export function yieldSummary(supply: Asset, totalStaked: Asset, rules: Inflation): Yield {
  const rate = BigInt(Math.round(Math.expm1(rules.continuousRate) * Number(RATE_PARTS)));
  const made = (supply.units * rate) / RATE_PARTS;
  const farming = made / 4n;
  const paid = min((made * FACTOR) / BigInt(rules.inflationPayFactor), made - farming);
  const byBlock = (paid * FACTOR) / BigInt(rules.votepayFactor);
  const remainder = made - farming - paid;
  const staking = (remainder * 2n) / 3n;
  const amount = (units: bigint): Asset => ({ units, symbol: supply.symbol });
  return {
    ...{ supply, totalStaked },
    yieldFarming: amount(farming),
    producers: amount(paid),
    producersBlock: amount(byBlock),
    producersVote: amount(paid - byBlock),
    consortium: amount(remainder - staking),
    staking: amount(staking),
    apr: percent(staking, totalStaked.units),
  };
}

function percent(part: bigint, whole: bigint): number {
  return whole > 0n ? Number((part * RATE_PARTS) / whole) / Number(RATE_PARTS / 100n) : 0;
}

function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
