import type { Asset } from '../../core/asset.ts';
import * as limits from '../../core/limits.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { integerTextOf, numberOf, recordOf } from '../../rpc/json.ts';

/** What a claim would pay a producer of FIO now. */
export interface FioPay {
  /** The part that the first 21 share. */
  readonly byRank: Asset;
  /** The part by votes, of up to 42 producers. */
  readonly byVotes: Asset;
  /** When the contract takes a claim that pays: milliseconds UTC, 0 for now. */
  readonly nextAt: number;
}

interface FioPayRows {
  /** The row of `clockstate`, the producer's of `voteshares`, and whether that table has any row. */
  readonly clock: unknown;
  readonly share: unknown;
  readonly hasShares: boolean;
  /** What producers will be paid, and the bucket that is paid out over a year. Units. */
  readonly rewards: bigint;
  readonly bucket: bigint;
  /** The producer's own row. */
  readonly producer: unknown;
  /** Its rank among active producers from 1, or 0; and how many those are. */
  readonly rank: number;
  readonly active: number;
  /** Of all producers: `total_producer_vote_weight` of `global`. */
  readonly allVotes: number;
}

const FIO = 1_000_000_000n;
/** Tokens are issued until the day's pot has so many, and so many in all. */
const LEAST_POT = 50_000n * FIO;
const MOST_ISSUED = 20_000_000n * FIO;
const YEAR_DAYS = 365n;
/** How many have a part by votes, and how many of those an equal part. */
const MOST_PAID = 42;
const FIRST = limits.producingProducers;
/** Seconds until the schedule of shares is renewed, and between two claims of a producer. */
const SCHEDULE_S = 86_401;
const CLAIM_S = 14_400;

/**
 * The first claim of a day makes a pot and the parts of all; each later claim pays the part that is
 * still there. Source of this file: `bpclaim` of fioprotocol/fio.contracts
 * (`contracts/fio.treasury/fio.treasury.cpp`).
 * @param now milliseconds UTC
 */
export function fioPay(rows: FioPayRows, symbol: TokenSymbol, now: number): FioPay {
  const amount = (units: bigint): Asset => ({ units, symbol });
  const scheduled = (numberOf(recordOf(rows.clock).payschedtimer) ?? 0) + SCHEDULE_S;
  const claimed = numberOf(recordOf(rows.producer).last_bpclaim) ?? 0;
  const waits = claimed > 0 ? (claimed + CLAIM_S + 1) * 1000 : 0;
  const isNew = !rows.hasShares || now >= scheduled * 1000;
  const parts = isNew ? newParts(rows) : oldParts(rows.share);
  // Who was paid of this schedule has no part before the next one.
  const next = parts ? waits : Math.max(waits, scheduled * 1000);
  return {
    byRank: amount(parts?.rank ?? 0n),
    byVotes: amount(parts?.votes ?? 0n),
    nextAt: next > now ? next : 0,
  };
}

/** The parts of a day's pot for a rank among so many active producers. Units. */
export function potParts(
  pot: bigint,
  {
    rank,
    active,
    share,
  }: { readonly rank: number; readonly active: number; readonly share: number },
): { readonly rank: bigint; readonly votes: bigint } {
  const paid = Math.min(active, MOST_PAID);
  const first = Math.min(paid, FIRST);
  if (rank < 1 || rank > paid) return { rank: 0n, votes: 0n };
  const tenth = pot / 10n;
  const votes = share > 0 && share <= 1 ? BigInt(Math.trunc(Number(tenth * 6n) * share)) : 0n;
  return { rank: rank <= first ? (tenth * 4n) / BigInt(first) : 0n, votes };
}

/** What a new schedule would pay: the pot is filled first. */
function newParts(rows: FioPayRows) {
  const { rewards, bucket, clock, producer, rank, active, allVotes } = rows;
  const before = rewards + bucket / YEAR_DAYS;
  const pot = before + issued(before, unitsIn(recordOf(clock).bpreservetokensminted));
  const votes = numberOf(recordOf(producer).total_votes) ?? 0;
  return potParts(pot, { rank, active, share: allVotes > 0 ? votes / allVotes : 0 });
}

function issued(pot: bigint, before: bigint): bigint {
  if (before >= MOST_ISSUED || pot >= LEAST_POT) return 0n;
  const rest = MOST_ISSUED - before;
  // The contract issues all of a rest that is smaller than a full pot.
  return rest < LEAST_POT ? rest : LEAST_POT - pot;
}

/** Null for who has no part: it was paid, or was not among the first 42. */
function oldParts(share: unknown) {
  if (share === null || share === undefined) return null;
  const { abpayshare, sbpayshare } = recordOf(share);
  return { rank: unitsIn(abpayshare), votes: unitsIn(sbpayshare) };
}

function unitsIn(value: unknown): bigint {
  const digits = integerTextOf(value);
  const units = digits === null ? 0n : BigInt(digits);
  return units > 0n ? units : 0n;
}
