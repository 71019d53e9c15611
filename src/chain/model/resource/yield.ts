import type { Asset } from '../../core/asset.ts';
import { numberOf, recordOf } from '../../rpc/json.ts';

/** The inflation rule of the system contract: a row of `global4`. */
export interface Inflation {
  /** New tokens a year, as a share of the supply. */
  readonly continuousRate: number;
  /** 10,000 ÷ this is the producers' share of what yield farming leaves. */
  readonly inflationPayFactor: number;
  /** 10,000 ÷ this is the part of the producers' share that is paid by block. */
  readonly votepayFactor: number;
}

/** The distribution of a year's new tokens. */
export interface Yield {
  readonly supply: Asset;
  readonly yieldFarming: Asset;
  readonly producers: Asset;
  readonly producersBlock: Asset;
  readonly producersVote: Asset;
  readonly consortium: Asset;
  readonly staking: Asset;
  /** Yearly return of stakers, in per cent of the stake. */
  readonly apr: number;
}

const FACTOR = 10_000n;
const RATE_PARTS = 1_000_000_000_000n;
/** Above this the supply would more than double each year. No chain has such a rate. */
const MAX_RATE = 1;

/** Null if a rule is missing or impossible. */
export function inflation(row: unknown): Inflation | null {
  const fields = recordOf(row);
  const continuousRate = numberOf(fields.continuous_rate) ?? -1;
  const inflationPayFactor = numberOf(fields.inflation_pay_factor) ?? 0;
  const votepayFactor = numberOf(fields.votepay_factor) ?? 0;
  if (continuousRate < 0 || continuousRate > MAX_RATE) return null;
  if (
    ![inflationPayFactor, votepayFactor].every(
      (one) => Number.isSafeInteger(one) && one >= Number(FACTOR),
    )
  )
    return null;
  return { continuousRate, inflationPayFactor, votepayFactor };
}

/**
 * A year's new tokens are supply × rate. A quarter goes to yield farming. Of the rest the producers
 * get the share of the contract's pay factors. Two thirds of the remainder go to staking and one
 * third to the consortium. Each part is rounded down except the last one of a split, which takes
 * the remainder. Source: `claimrewards` of Proton's system contract.
 */
export function yieldSummary(supply: Asset, staked: Asset, rules: Inflation): Yield {
  const rate = BigInt(Math.round(rules.continuousRate * Number(RATE_PARTS)));
  const made = (supply.units * rate) / RATE_PARTS;
  const farming = made / 4n;
  const paid = ((made - farming) * FACTOR) / BigInt(rules.inflationPayFactor);
  const byBlock = (paid * FACTOR) / BigInt(rules.votepayFactor);
  const remainder = made - farming - paid;
  const staking = (remainder * 2n) / 3n;
  const amount = (units: bigint): Asset => ({ units, symbol: supply.symbol });
  return {
    supply,
    yieldFarming: amount(farming),
    producers: amount(paid),
    producersBlock: amount(byBlock),
    producersVote: amount(paid - byBlock),
    consortium: amount(remainder - staking),
    staking: amount(staking),
    apr: percent(staking, staked.units),
  };
}

function percent(part: bigint, total: bigint): number {
  return total > 0n ? Number((part * RATE_PARTS) / total) / Number(RATE_PARTS / 100n) : 0;
}
