import type { Asset } from '../../core/asset.ts';
import { numberOf, recordOf } from '../../rpc/json.ts';
import { unitsOf } from '../shared/lenient.ts';

/** How the system contract makes new tokens: a row of `global4`. */
export interface Inflation {
  /** New tokens of a year for each one there is. */
  readonly continuousRate: number;
  /** 10,000 ÷ this is the producers' share of what yield farming leaves. */
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
const MAX_RATE = 1;

/** Null where the row lacks a rule, or holds one that no chain could keep. */
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

/** What all accounts stake together: `totalrstaked` of the row of `globalsd`, in core units. */
export function totalStaked(row: unknown, symbol: Asset['symbol']): Asset {
  return unitsOf(recordOf(row).totalrstaked, symbol);
}

/**
 * A year's new tokens are supply × rate. A quarter goes to yield farming; of the rest the producers
 * get the share of the contract's pay factors; of what then remains two thirds go to staking and a
 * third to the consortium. Each part is rounded down but the last of a split, which takes the rest.
 * Source: `claimrewards` of Proton's system contract.
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
    ...{ supply, totalStaked: staked },
    yieldFarming: amount(farming),
    producers: amount(paid),
    producersBlock: amount(byBlock),
    producersVote: amount(paid - byBlock),
    consortium: amount(remainder - staking),
    staking: amount(staking),
    apr: percent(staking, staked.units),
  };
}

function percent(part: bigint, whole: bigint): number {
  return whole > 0n ? Number((part * RATE_PARTS) / whole) / Number(RATE_PARTS / 100n) : 0;
}
