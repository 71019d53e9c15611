import type { ChainConfig } from '../../config/types.ts';
import { numberOf, integerTextOf, recordOf } from '../../rpc/json.ts';
import type { Asset } from '../../core/asset.ts';
import * as limits from '../../core/limits.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { timeOf } from '../shared/lenient.ts';
import { bucketFill, type FillRows } from './inflation-fill.ts';

/** The action that pays a producer. On FIO it is one of `fio.treasury`. */
export function producerClaim(contract: ChainConfig['systemContract']): string {
  return contract === 'fio' ? 'bpclaim' : 'claimrewards';
}

/** What a claim would pay a producer now. */
export interface ProducerPay {
  readonly byBlocks: Asset;
  readonly byVotes: Asset;
}

interface PayRows extends FillRows {
  /** Rows of `global2`, `global3` and of the producer's `producers2`. */
  readonly global2: unknown;
  readonly global3: unknown;
  readonly shares: unknown;
  readonly unpaidBlocks: number;
  /** The producer's votes, as the contract's double. */
  readonly votes: number;
  /** Milliseconds UTC of the last claim; null for none. */
  readonly claimedAt: number | null;
}

/** Pay by votes below this is not paid: nodeos' contract, in whole tokens. */
const LEAST_VOTE_PAY = 100;
/** A producer can claim once a day. */
export const claimEveryMs = limits.dayMs;
/** Votes earn for this long after a claim. */
const VOTES_EARN_MS = 3 * limits.dayMs;

/**
 * Blocks are paid by their share of all unpaid blocks, votes by the share of time and votes, from
 * buckets that the claim fills first. Null if the contract does not have these rows. Source:
 * `claimrewards` of the system contract.
 */
export function producerPay(rows: PayRows, symbol: TokenSymbol, now: number): ProducerPay | null {
  const global = recordOf(rows.global);
  const blockBucket = unitsIn(global.perblock_bucket);
  const voteBucket = unitsIn(global.pervote_bucket);
  const allBlocks = numberOf(global.total_unpaid_blocks);
  if (blockBucket === null || voteBucket === null || allBlocks === null) return null;
  const fill = bucketFill(rows, now);
  const amount = (units: bigint): Asset => ({ units, symbol });
  const byBlocks = blockPay(blockBucket + fill.blocks, rows.unpaidBlocks, allBlocks);
  const byVotes = votePay(voteBucket + fill.votes, rows, now);
  const least = BigInt(LEAST_VOTE_PAY) * 10n ** BigInt(symbol.precision);
  return { byBlocks: amount(byBlocks), byVotes: amount(byVotes < least ? 0n : byVotes) };
}

function blockPay(bucket: bigint, unpaid: number, all: number): bigint {
  if (all < 1 || unpaid < 1) return 0n;
  return unpaid >= all ? bucket : (bucket * BigInt(Math.trunc(unpaid))) / BigInt(Math.trunc(all));
}

/** The part of a bucket by votes times seconds since the last claim, of those of all producers. */
function votePay(bucket: bigint, rows: PayRows, now: number): bigint {
  if ((rows.claimedAt ?? 0) + VOTES_EARN_MS <= now) return 0n;
  const { own, total } = voteShare(rows, now);
  if (total <= 0 || own <= 0) return 0n;
  const paid = (own * Number(bucket)) / total;
  return paid < Number(bucket) ? BigInt(Math.trunc(paid)) : bucket;
}

function voteShare({ shares, global2, global3, votes }: PayRows, now: number) {
  const [share, totals, rate] = [recordOf(shares), recordOf(global2), recordOf(global3)];
  const claimed = numberOf(share.votepay_share);
  const total = numberOf(totals.total_producer_votepay_share);
  if (claimed === null || total === null) return { own: 0, total: 0 };
  const since = (time: unknown) => Math.max(0, (now - timeOf(time)) / 1000);
  const own = claimed + votes * since(share.last_votepay_share_update);
  const change = numberOf(rate.total_vpay_share_change_rate) ?? 0;
  return { own, total: total + change * since(rate.last_vpay_state_update) };
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
