import { integerTextOf, listOf, recordOf } from '../../rpc/json.ts';
import { timeOf } from '../shared/lenient.ts';
import { pairOf } from './rex-balance.ts';
import type { RexPool } from './rex-pool.ts';

/** Income of the pool that waits or flows into it: rows of `rexretpool` and `retbuckets`. */
export interface RexReturns {
  /** Milliseconds UTC up to which income has flowed. */
  readonly flowedAt: number;
  /** Units that flow with each step. */
  readonly rate: bigint;
  /** Units that begin to flow at a time. */
  readonly pending: { readonly at: number; readonly units: bigint };
  /** Units that have not flowed yet. */
  readonly proceeds: bigint;
  /** Parts of the rate, with the time each began. */
  readonly buckets: readonly { readonly at: number; readonly rate: bigint }[];
}

/** Income flows for thirty days in steps of ten minutes. */
const STEP_MS = 10 * 60_000;
const STEPS = 4_320n;
const FLOW_MS = Number(STEPS) * STEP_MS;
const STEPS_A_YEAR = 52_560;

/** Null if the pool never had income. */
export function rexReturns(row: unknown, bucketRow: unknown): RexReturns | null {
  const fields = recordOf(row);
  const units = (value: unknown) => BigInt(integerTextOf(value) ?? 0);
  const flowedAt = timeOf(fields.last_dist_time);
  if (flowedAt === 0) return null;
  return {
    flowedAt,
    rate: units(fields.current_rate_of_increase),
    pending: {
      at: timeOf(fields.pending_bucket_time),
      units: units(fields.pending_bucket_proceeds),
    },
    proceeds: units(fields.proceeds),
    buckets: listOf(recordOf(bucketRow).return_buckets).map((pair) => {
      const { time, units: rate } = pairOf(pair);
      return { at: timeOf(time), rate: units(rate) };
    }),
  };
}

/**
 * What the pool has at a time (milliseconds UTC), and the rate from then on. The contract books it
 * with the next action on REX. Source: `update_rex_pool` of VaultaFoundation/system-contracts
 * (`contracts/eosio.system/src/rex.cpp`).
 */
export function afterReturns(
  pool: RexPool,
  returns: RexReturns | null,
  now: number,
): { readonly pool: RexPool; readonly rate: bigint } {
  const at = now - (now % STEP_MS);
  if (!returns || at <= returns.flowedAt) return { pool, rate: returns?.rate ?? 0n };
  const { flowedAt, pending, proceeds } = returns;
  let { rate } = returns;
  let flowed = rate * steps(at - flowedAt);
  const buckets = [...returns.buckets];
  if (pending.at <= at && pending.units > 0n) {
    const rest = pending.units % STEPS;
    const added = (pending.units - rest) / STEPS;
    flowed += rest + added * steps(at - pending.at);
    rate += added;
    buckets.push({ at: pending.at, rate: added });
  }
  for (const bucket of buckets.filter((one) => one.at + FLOW_MS <= at)) {
    flowed -= bucket.rate * (steps(at - bucket.at) - STEPS);
    rate -= bucket.rate;
  }
  const change = flowed < proceeds ? flowed : proceeds;
  if (change <= 0n) return { pool, rate };
  const plus = (amount: RexPool['unlent']) => ({ ...amount, units: amount.units + change });
  return { pool: { ...pool, unlent: plus(pool.unlent), lendable: plus(pool.lendable) }, rate };
}

function steps(ms: number): bigint {
  return BigInt(Math.trunc(ms / STEP_MS));
}

/** The yearly return of lent tokens while income flows as it does now: 0.02 is 2%. */
export function yearlyReturn(rate: bigint, { lendable }: RexPool): number {
  if (lendable.units <= 0n || rate <= 0n) return 0;
  return (Number(rate) * STEPS_A_YEAR) / Number(lendable.units);
}
