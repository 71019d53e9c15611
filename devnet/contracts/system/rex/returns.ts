import { formatTimeSeconds } from '../../../../src/chain/core/format-time.ts';
import type { ApplyContext } from '../../../engine/contract.ts';
import { plus, sendTransfer } from '../money.ts';
import { retbuckets, rexpool, rexretpool } from './rows.ts';
import type { ReturnPool, TimedAmount } from './rows.ts';

/**
 * Fees enter the pool over thirty days, in steps of ten minutes. Fees within twelve hours share a
 * bucket with its own rate. After `update_rex_pool` of the reference contract.
 */
const STEP = 10 * 60;
const STEPS = 30 * 144;
const BUCKET = 12 * 3600;
const START = '1970-01-01T00:00:00';
const END = '2106-02-07T06:28:15';

/** Whether the pool has lent or lendable tokens. */
export function isRexAvailable(context: ApplyContext): boolean {
  return (rexpool(context).get(0n)?.total_rex.units ?? 0n) > 0n;
}

/** Adds a fee to the pool if there is one; otherwise returns false. */
export function channelToRex(context: ApplyContext, from: string, units: bigint): boolean {
  if (!isRexAvailable(context)) return false;
  addReturns(context, units);
  sendTransfer(context, from, 'eosio.rex', units, `transfer from ${from} to eosio.rex`);
  return true;
}

/** Records a closed auction's price, which enters the pool with its next action. */
export function channelNamebid(context: ApplyContext, units: bigint): void {
  const pool = rexpool(context).get(0n);
  if (!pool || !isRexAvailable(context)) return;
  rexpool(context).put({ ...pool, namebid_proceeds: plus(pool.namebid_proceeds, units) });
}

export function addReturns(context: ApplyContext, units: bigint): void {
  distribute(context);
  if (units <= 0n) return;
  const now = seconds(context);
  const bucket = formatTimeSeconds((now - (now % BUCKET) + BUCKET) * 1000);
  const returns = rexretpool(context).get(0n);
  if (!returns) {
    rexretpool(context).put(
      {
        version: 0,
        last_dist_time: bucket,
        pending_bucket_time: bucket,
        oldest_bucket_time: START,
        pending_bucket_proceeds: units,
        current_rate_of_increase: 0n,
        proceeds: units,
      },
      'eosio',
    );
    retbuckets(context).put({ version: 0, return_buckets: [] }, 'eosio');
    return;
  }
  const { pending_bucket_time: pending } = returns;
  rexretpool(context).put({
    ...returns,
    pending_bucket_proceeds: returns.pending_bucket_proceeds + units,
    pending_bucket_time: pending === END ? bucket : pending,
    proceeds: returns.proceeds + units,
  });
}

/** Moves due returns to the lendable tokens. */
export function distribute(context: ApplyContext): void {
  const before = rexretpool(context).get(0n);
  const now = seconds(context) - (seconds(context) % STEP);
  if (!before || now <= secondsOf(before.last_dist_time)) return;
  let change = before.current_rate_of_increase * steps(now, before.last_dist_time);
  const buckets = [...retbuckets(context).require(0n, 'no return buckets').return_buckets];
  const returns: ReturnPool = { ...before };
  if (secondsOf(before.pending_bucket_time) <= now) {
    const remainder = before.pending_bucket_proceeds % BigInt(STEPS);
    const rate = (before.pending_bucket_proceeds - remainder) / BigInt(STEPS);
    change += remainder + rate * steps(now, before.pending_bucket_time);
    returns.current_rate_of_increase += rate;
    returns.pending_bucket_proceeds = 0n;
    returns.pending_bucket_time = END;
    buckets.push({ first: before.pending_bucket_time, second: rate });
  }
  returns.proceeds -= change;
  returns.last_dist_time = formatTimeSeconds(now * 1000);

  const isOver = ({ first }: TimedAmount): boolean => secondsOf(first) + STEPS * STEP <= now;
  const over = buckets.filter(isOver);
  const left = buckets.filter((bucket) => !isOver(bucket));
  const surplus = over.reduce(
    (sum, { first, second }) => sum + second * (steps(now, first) - BigInt(STEPS)),
    0n,
  );
  returns.oldest_bucket_time = left[0]?.first ?? START;
  returns.current_rate_of_increase -= over.reduce((sum, { second }) => sum + second, 0n);
  change -= surplus;
  returns.proceeds += surplus;
  if (change > 0n && returns.proceeds < 0n) {
    change += returns.proceeds;
    returns.proceeds = 0n;
  }
  rexretpool(context).put(returns);
  retbuckets(context).put({ version: 0, return_buckets: left });
  const pool = rexpool(context).get(0n);
  if (change <= 0n || !pool) return;
  const total_unlent = plus(pool.total_unlent, change);
  const total_lendable = plus(total_unlent, pool.total_lent.units);
  rexpool(context).put({ ...pool, total_unlent, total_lendable });
}

function steps(now: number, since: string): bigint {
  return BigInt(Math.trunc((now - secondsOf(since)) / STEP));
}

function seconds({ now }: ApplyContext): number {
  return Math.floor(now / 1000);
}

function secondsOf(time: string): number {
  return Date.parse(`${time}Z`) / 1000;
}
