import type { Asset } from '../../core/asset.ts';
import * as limits from '../../core/limits.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { numberOf, recordOf } from '../../rpc/json.ts';
import { timeOf, unitsOf } from '../shared/lenient.ts';
import { bucketFill } from './inflation-fill.ts';

/** Vote weight times seconds, which grows at a rate. */
interface Share {
  readonly units: number;
  /** Per second. */
  readonly rate: number;
  /** Milliseconds UTC; 0 before the first vote. */
  readonly at: number;
}

/** What WAX's system contract knows of a voter's pay. */
export interface VoterPay {
  readonly own: Share;
  readonly all: Share;
  /** What all voters share, without what the next claim adds. */
  readonly bucket: Asset;
  /** What it adds at a time (milliseconds UTC), in units. */
  readonly fillAt: (now: number) => bigint;
  /** Milliseconds UTC; 0 for never. */
  readonly claimedAt: number;
}

/**
 * @param voter a row of `voters`
 * @param global the row of `global`
 * @param supply of the core token in units; null if it is not known
 */
export function voterPay(
  voter: unknown,
  global: unknown,
  { symbol, supply }: { readonly symbol: TokenSymbol; readonly supply: bigint | null },
): VoterPay {
  const [one, all] = [recordOf(voter), recordOf(global)];
  return {
    own: {
      units: numberOf(one.unpaid_voteshare) ?? 0,
      rate: numberOf(one.unpaid_voteshare_change_rate) ?? 0,
      at: timeOf(one.unpaid_voteshare_last_updated),
    },
    all: {
      units: numberOf(all.total_unpaid_voteshare) ?? 0,
      rate: numberOf(all.total_voteshare_change_rate) ?? 0,
      at: timeOf(all.total_unpaid_voteshare_last_updated),
    },
    bucket: unitsOf(all.voters_bucket, symbol),
    fillAt: (now) => bucketFill({ global, supply }, now).voters,
    claimedAt: timeOf(one.last_claim_time),
  };
}

/** Whether the vote earns: by a proxy, or for enough producers. */
export function earnsVoterPay({ own }: VoterPay): boolean {
  return own.rate > 0;
}

/** When the contract takes the next claim. Null before the first vote. */
export function nextVoterClaim({ own, claimedAt }: VoterPay): number | null {
  return own.at === 0 ? null : claimedAt + limits.dayMs;
}

/**
 * What a claim pays at a time: the voter's part of the bucket, which the claim fills first. Source:
 * `claimgbmvote` of worldwide-asset-exchange/wax-system-contracts
 * (`contracts/eosio.system/src/voting.cpp`).
 */
export function voterPayAt({ own, all, bucket, fillAt }: VoterPay, now: number): Asset {
  const total = shareAt(all, now);
  const part = total > 0 ? Math.min(shareAt(own, now) / total, 1) : 0;
  return { ...bucket, units: BigInt(Math.trunc(Number(bucket.units + fillAt(now)) * part)) };
}

/** In the contract's order of floating point: another one may differ by a unit. */
function shareAt({ units, rate, at }: Share, now: number): number {
  return at === 0 ? units : units + rate * (Math.max(now - at, 0) / 1000);
}
