import type { Asset } from '../../core/asset.ts';
import * as limits from '../../core/limits.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { integerTextOf, numberOf, recordOf } from '../../rpc/json.ts';
import { assetOf, timeOf } from '../shared/lenient.ts';

/** The pay of a producer on Telos, which rounds book by its rank. */
export interface RoundPay {
  /** A claim pays exactly this. */
  readonly booked: Asset;
  /** When the next round comes, at the earliest: milliseconds UTC. */
  readonly nextAt: number;
  /** What it adds if the rank stays, at most. */
  readonly estimate: Asset;
}

/** Blocks between two rounds. */
const ROUND_BLOCKS = 3_600;
/** 52 weeks, as the contract counts it. */
const YEAR_MS = 31_449_600_000;
/** Whole tokens for all producers in a month, at a price of one dollar, and at most. */
const MONTHLY = 189_000;
const MOST_MONTHLY = 315_000;
const PRICE_EXPONENT = -0.516;
/** The first 21 make blocks; those up to the 35th stand by. */
const STANDBYS = 35;
const FIRST = limits.producingProducers;

/**
 * Units for the time since the last round. Sources of this file: `claimrewards_snapshot` of
 * telosnetwork/telos.contracts (`contracts/eosio.system/src/producer_pay.cpp`).
 * @param price in ten-thousandths of a dollar
 */
export function roundFill(ms: number, price: number, { precision }: TokenSymbol): bigint {
  const monthly = Math.min(MONTHLY * (price / 10_000) ** PRICE_EXPONENT, MOST_MONTHLY);
  return BigInt(Math.trunc(Math.max((monthly * 10 ** precision * 12 * ms) / YEAR_MS, 0)));
}

/** The part of a bucket for a rank among so many active producers. */
export function rankPay(bucket: bigint, rank: number, active: number): bigint {
  const counted = Math.min(active, STANDBYS);
  if (rank < 1 || rank > counted) return 0n;
  const share = Number(bucket) / shareSum(counted);
  const parts = rank <= FIRST ? 2 * (122 - 2 * rank) : 164 - 2 * rank;
  return BigInt(Math.trunc((share * parts) / 100));
}

function shareSum(active: number): number {
  if (active <= FIRST) return active * (2.4 - 0.02 * (active - 1));
  return 42 + ((active - FIRST) / 2) * (2.4 - 0.02 * (active - FIRST - 1));
}

interface RoundRows {
  /** The row of `global`, and the producer's of `payments` if it has one. */
  readonly global: unknown;
  readonly payment: unknown;
  readonly rank: number;
  readonly active: number;
}

/** Null if the contract has no rounds. */
export function roundPay(rows: RoundRows, symbol: TokenSymbol): RoundPay | null {
  const global = recordOf(rows.global);
  const slot = numberOf(global.last_claimrewards);
  const bucket = integerTextOf(global.perblock_bucket);
  if (slot === null || bucket === null) return null;
  const nextAt = limits.blockEpochMs + (slot + ROUND_BLOCKS) * limits.blockMs;
  // Any price up to 37 cents gives the most.
  const fill = roundFill(nextAt - timeOf(global.last_pervote_bucket_fill), 1, symbol);
  return {
    booked: assetOf(recordOf(rows.payment).pay) ?? { units: 0n, symbol },
    nextAt,
    estimate: { units: rankPay(BigInt(bucket) + fill, rows.rank, rows.active), symbol },
  };
}
