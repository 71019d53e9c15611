import { integerTextOf, recordOf } from '../../rpc/json.ts';

/** The pools that decide what a point of stake is worth: the row of `staking`, in billionths. */
export interface StakePools {
  readonly tokens: bigint;
  readonly points: bigint;
}

/** A row of `accountstake`, in billionths. */
export interface FioStake {
  readonly staked: bigint;
  readonly points: bigint;
}

/** What unstaking pays: the stake with its reward, and a tenth of the reward to a named TPID. */
export interface Unstaked {
  readonly paid: bigint;
  readonly tpid: bigint;
}

const SCALE = 10n ** 18n;
/** Rounding leaves a stake short by less than this, in billionths. */
const MOST_SHORT = 1_000n;

/** Null if a pool is missing or empty. */
export function stakePools(row: unknown): StakePools | null {
  const fields = recordOf(row);
  const tokens = unitsIn(fields.last_combined_token_pool);
  const points = unitsIn(fields.last_global_srp_count);
  return tokens > 0n && points > 0n ? { tokens, points } : null;
}

/** Null if nothing is staked. */
export function fioStake(row: unknown): FioStake | null {
  const fields = recordOf(row);
  const staked = unitsIn(fields.total_staked_fio);
  return staked > 0n ? { staked, points: unitsIn(fields.total_srp) } : null;
}

function unitsIn(value: unknown): bigint {
  const digits = integerTextOf(value);
  return digits === null || digits.startsWith('-') ? 0n : BigInt(digits);
}

/**
 * What unstaking an amount pays; null if the contract refuses, because the points are worth less.
 * Source: `unstakefio` of fioprotocol/fio.contracts (`contracts/fio.staking/fio.staking.cpp`).
 */
export function unstaked(amount: bigint, stake: FioStake, pools: StakePools): Unstaked | null {
  const share = rounded(amount * SCALE, stake.staked);
  const points = amount === stake.staked ? stake.points : rounded(share * stake.points, SCALE);
  const total = rounded(points * pools.tokens, pools.points);
  if (total < amount) return amount - total < MOST_SHORT ? { paid: amount, tpid: 0n } : null;
  const tpid = rounded(total - amount, 10n);
  return { paid: total - tpid, tpid };
}

/** The reward that unstaking all of a stake pays; null if the contract refuses it. */
export function stakeReward(stake: FioStake, pools: StakePools): bigint | null {
  const all = unstaked(stake.staked, stake, pools);
  return all && all.paid - stake.staked;
}

/** As the contract divides: up from a half of the divisor, which it cuts off. */
function rounded(a: bigint, b: bigint): bigint {
  if (b <= 0n) return 0n;
  return a / b + (a % b > 0n && a % b >= b / 2n ? 1n : 0n);
}
