import type { Asset } from '../../core/asset.ts';
import * as limits from '../../core/limits.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { numberOf, recordOf } from '../../rpc/json.ts';
import { timeOf, unitsOf } from '../shared/lenient.ts';

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
  /** What all voters share, without the inflation since the last claim of anybody. */
  readonly bucket: Asset;
  /** Milliseconds UTC; 0 for never. */
  readonly claimedAt: number;
}

/**
 * @param voter a row of `voters`
 * @param global the row of `global`
 */
export function voterPay(voter: unknown, global: unknown, symbol: TokenSymbol): VoterPay {
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

/** The voter's part of the bucket at a time. The contract adds inflation first, and pays more. */
export function voterPayAt({ own, all, bucket }: VoterPay, now: number): Asset {
  const total = shareAt(all, now);
  const part = total > 0 ? Math.min(shareAt(own, now) / total, 1) : 0;
  return { ...bucket, units: BigInt(Math.trunc(Number(bucket.units) * part)) };
}

function shareAt({ units, rate, at }: Share, now: number): number {
  return at === 0 ? units : units + (rate * Math.max(now - at, 0)) / 1000;
}
