import * as v from '../core/schema.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { asset, count, int64, time } from '../rpc/fields.ts';
import type { Pool } from '../rpc/pool.ts';
import { bySchema, readRow } from './read.ts';

const side = v.pipe(
  v.object({
    weight: int64,
    weight_ratio: int64,
    assumed_stake_weight: int64,
    initial_weight_ratio: int64,
    target_weight_ratio: int64,
    initial_timestamp: time,
    target_timestamp: time,
    exponent: count,
    decay_secs: count,
    min_price: asset,
    max_price: asset,
    utilization: int64,
    adjusted_utilization: int64,
    utilization_timestamp: time,
  }),
  v.transform((row) => ({
    weight: row.weight,
    /** The share that stakers keep, in parts of 10^15. It moves from the initial to the target ratio. */
    weightRatio: row.weight_ratio,
    initialWeightRatio: row.initial_weight_ratio,
    targetWeightRatio: row.target_weight_ratio,
    assumedStakeWeight: row.assumed_stake_weight,
    initialAt: row.initial_timestamp,
    targetAt: row.target_timestamp,
    exponent: row.exponent,
    decaySeconds: row.decay_secs,
    minPrice: row.min_price,
    maxPrice: row.max_price,
    utilization: row.utilization,
    adjustedUtilization: row.adjusted_utilization,
    utilizedAt: row.utilization_timestamp,
  })),
);

const state = v.pipe(
  v.object({ net: side, cpu: side, powerup_days: count, min_powerup_fee: asset }),
  v.transform((row) => ({
    net: row.net,
    cpu: row.cpu,
    days: row.powerup_days,
    minFee: row.min_powerup_fee,
  })),
);

export type PowerupState = v.InferOutput<typeof state>;

/** The market of PowerUp. Null if it is not set up. */
export function readPowerupState(
  pool: Pool,
  options?: RequestOptions,
): Promise<PowerupState | null> {
  const query = { code: pool.accounts.system, scope: '0', table: 'powup.state' };
  return readRow(pool, query, bySchema(state), options);
}
