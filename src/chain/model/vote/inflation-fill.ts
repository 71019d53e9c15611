import { integerTextOf, recordOf } from '../../rpc/json.ts';
import { type Inflation, inflation } from '../resource/yield.ts';
import { timeOf } from '../shared/lenient.ts';

/** What the next claim of anybody adds to the contract's buckets before it pays, in units. */
export interface BucketFill {
  readonly blocks: bigint;
  readonly votes: bigint;
  /** WAX only. */
  readonly voters: bigint;
}

export interface FillRows {
  /** Rows of `global` and `global4`. */
  readonly global: unknown;
  readonly global4?: unknown;
  /** The first row of `schedules`, if there is one. */
  readonly schedule?: unknown;
  /** Of the token that the contract issues, in units. Null if it is not known. */
  readonly supply: bigint | null;
  /** Whether a quarter of what is issued goes to farms, as on XPR. */
  readonly farms?: boolean;
}

const FACTOR = 10_000n;
/** 52 weeks, as the contracts count it. */
const YEAR_MS = 31_449_600_000;
/** Of WAX's contract, which keeps it in its code. */
const WAX_RATE = 0.048_79;
const nothing: BucketFill = { blocks: 0n, votes: 0n, voters: 0n };

/**
 * Tokens issued for the time since the last fill: ⌊rate × supply × time ÷ year⌋. Source:
 * `claimrewards` of the system contracts.
 */
export function issuedFor(ms: number, rate: number, supply: bigint): bigint {
  return BigInt(Math.trunc(Math.max((rate * Number(supply) * ms) / YEAR_MS, 0)));
}

/** A fifth of what WAX issues is for blocks, twice that for voters. */
export function waxFill(issued: bigint): BucketFill {
  const blocks = issued / 5n;
  return { blocks, votes: 0n, voters: blocks * 2n };
}

/** The producers' part of what other chains issue, for blocks and for votes. */
export function producersFill(
  issued: bigint,
  rules: Pick<Inflation, 'inflationPayFactor' | 'votepayFactor'>,
  farms = false,
): BucketFill {
  const rest = farms ? issued - issued / 4n : issued;
  const paid = (rest * FACTOR) / BigInt(rules.inflationPayFactor);
  const blocks = (paid * FACTOR) / BigInt(rules.votepayFactor);
  return { blocks, votes: paid - blocks, voters: 0n };
}

/** Nothing if the contract never filled its buckets, or a row is missing. */
export function bucketFill(rows: FillRows, now: number): BucketFill {
  const global = recordOf(rows.global);
  const filledAt = timeOf(global.last_pervote_bucket_fill);
  if (filledAt === 0 || rows.supply === null) return nothing;
  const ms = now - filledAt;
  if (integerTextOf(global.voters_bucket) !== null)
    return waxFill(issuedFor(ms, WAX_RATE, rows.supply));
  const rules = inflation({ ...recordOf(rows.global4), ...scheduledRate(rows.schedule, now) });
  if (!rules) return nothing;
  return producersFill(issuedFor(ms, rules.continuousRate, rows.supply), rules, rows.farms);
}

/** A schedule that is due sets the rate with the next claim, for all time since the last fill. */
function scheduledRate(row: unknown, now: number): { continuous_rate?: unknown } {
  const { start_time, continuous_rate } = recordOf(row);
  const startsAt = timeOf(start_time);
  return startsAt > 0 && startsAt <= now ? { continuous_rate } : {};
}
