import { numberOf, integerTextOf, recordOf } from '../../rpc/json.ts';
import type { Asset } from '../../core/asset.ts';
import * as limits from '../../core/limits.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { timeOf } from '../shared/lenient.ts';

/** The pay of a producer that the contract owes, as of its last fill of the buckets. */
export interface ProducerPay {
  readonly byBlocks: Asset;
  readonly byVotes: Asset;
  /** Milliseconds UTC when the buckets were last filled: with any producer's claim. */
  readonly filledAt: number;
}

interface PayRows {
  /** Rows of `global`, `global2`, `global3` and of the producer's `producers2`. */
  readonly global: unknown;
  readonly global2: unknown;
  readonly global3: unknown;
  readonly shares: unknown;
  readonly unpaidBlocks: number;
  /** The producer's votes, as the contract's double. */
  readonly votes: number;
}

/** Pay by votes below this is not paid: nodeos' contract, in whole tokens. */
const LEAST_VOTE_PAY = 100;
/** A producer can claim once a day. */
export const claimEveryMs = limits.dayMs;

/**
 * Blocks are paid by their share of all unpaid blocks, votes by the share of time and votes. Null if
 * the contract does not have these rows. Source: `claimrewards` of the system contract.
 */
export function producerPay(rows: PayRows, symbol: TokenSymbol, now: number): ProducerPay | null {
  const global = recordOf(rows.global);
  const blockBucket = unitsIn(global.perblock_bucket);
  const voteBucket = unitsIn(global.pervote_bucket);
  const allBlocks = numberOf(global.total_unpaid_blocks);
  if (blockBucket === null || voteBucket === null || allBlocks === null) return null;
  const amount = (units: bigint): Asset => ({ units, symbol });
  const part = (bucket: bigint, share: number): bigint =>
    (bucket * BigInt(Math.floor(Math.min(Math.max(share, 0), 1) * PARTS))) / BigInt(PARTS);
  const byBlocks = part(blockBucket, allBlocks > 0 ? rows.unpaidBlocks / allBlocks : 0);
  const byVotes = part(voteBucket, voteShare(rows, now));
  const least = BigInt(LEAST_VOTE_PAY) * 10n ** BigInt(symbol.precision);
  return {
    byBlocks: amount(byBlocks),
    byVotes: amount(byVotes < least ? 0n : byVotes),
    filledAt: timeOf(global.last_pervote_bucket_fill),
  };
}

/** Shares are doubles in the contract. */
const PARTS = 1e12;

/** Votes times seconds since the last claim, of those of all producers. */
function voteShare({ shares, global2, global3, votes }: PayRows, now: number): number {
  const [own, all, rate] = [recordOf(shares), recordOf(global2), recordOf(global3)];
  const share = numberOf(own.votepay_share);
  const total = numberOf(all.total_producer_votepay_share);
  if (share === null || total === null) return 0;
  const since = (time: unknown) => Math.max(0, (now - timeOf(time)) / 1000);
  const mine = share + votes * since(own.last_votepay_share_update);
  const change = numberOf(rate.total_vpay_share_change_rate) ?? 0;
  const whole = total + change * since(rate.last_vpay_state_update);
  return whole > 0 ? mine / whole : 0;
}

function unitsIn(value: unknown): bigint | null {
  const digits = integerTextOf(value);
  return digits === null ? null : BigInt(digits);
}

/**
 * The blocks that a producer could have produced since its last claim, had it been in the schedule
 * all the time. Null without a claim.
 */
export function possibleBlocks(
  claimedAt: number | null,
  now: number,
  scheduled: number,
): number | null {
  if (claimedAt === null || scheduled <= 0 || claimedAt > now) return null;
  return Math.floor((now - claimedAt) / limits.blockMs / scheduled);
}
