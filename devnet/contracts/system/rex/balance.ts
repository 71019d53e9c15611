import { nameToBigint } from '../../../../src/chain/core/name-bigint.ts';
import type { ApplyContext } from '../../../engine/contract.ts';
import { check } from '../../../engine/errors.ts';
import { core, plus } from '../money.ts';
import { changeVoterStake } from '../votes.ts';
import { maturityTime } from './maturity.ts';
import { rexbal, rexfund, rexqueue } from './rows.ts';
import type { RexBalance, RexPool } from './rows.ts';
import { valueOf } from './worth.ts';

export const REX = { code: 'REX', precision: 4 };
/** Savings have the latest possible maturity. */
const END = '2106-02-07T06:28:15';

export function requireBalance(
  context: ApplyContext,
  owner: string,
  message = 'account has no REX balance',
): RexBalance {
  return rexbal(context).require(nameToBigint(owner), message);
}

/** The balance with matured buckets moved to the matured amount. */
export function matured(balance: RexBalance, { now }: ApplyContext): RexBalance {
  const isDue = ({ first }: { first: string }): boolean => Date.parse(`${first}Z`) <= now;
  const due = balance.rex_maturities.filter(isDue);
  return {
    ...balance,
    matured_rex: due.reduce((sum, { second }) => sum + second, balance.matured_rex),
    rex_maturities: balance.rex_maturities.filter((bucket) => !isDue(bucket)),
  };
}

/** REX in savings, and the balance without the savings bucket. */
export function splitSavings(balance: RexBalance): { savings: bigint; rest: RexBalance } {
  const last = balance.rex_maturities.at(-1);
  if (last?.first !== END) return { savings: 0n, rest: balance };
  const rest = { ...balance, rex_maturities: balance.rex_maturities.slice(0, -1) };
  return { savings: last.second, rest };
}

export function withSavings(balance: RexBalance, savings: bigint): RexBalance {
  return savings === 0n ? balance : withBucket(balance, END, savings);
}

/** The balance with REX added to a bucket; no bucket is later. */
export function withBucket(balance: RexBalance, time: string, units: bigint): RexBalance {
  const last = balance.rex_maturities.at(-1);
  const rest = last?.first === time ? balance.rex_maturities.slice(0, -1) : balance.rex_maturities;
  const before = last?.first === time ? last.second : 0n;
  return { ...balance, rex_maturities: [...rest, { first: time, second: before + units }] };
}

/** Adds bought REX; returns the change of the owner's vote stake. */
export function addToBalance(
  context: ApplyContext,
  pool: RexPool,
  owner: string,
  payment: bigint,
  received: bigint,
): bigint {
  const existing = rexbal(context).get(nameToBigint(owner));
  const before: RexBalance = existing ?? {
    version: 0,
    owner,
    vote_stake: core(context, 0n),
    rex_balance: { units: 0n, symbol: REX },
    matured_rex: 0n,
    rex_maturities: [],
  };
  const rex_balance = plus(before.rex_balance, received);
  const stake = existing ? valueOf(pool, rex_balance.units) : payment;
  const held = { ...before, rex_balance, vote_stake: core(context, stake) };
  const { savings, rest } = splitSavings(held);
  const bought = withBucket(matured(rest, context), maturityTime(context), received);
  rexbal(context).put(withSavings(bought, savings), existing ? undefined : owner);
  return stake - before.vote_stake.units;
}

export function takeFromFund(context: ApplyContext, owner: string, units: bigint): void {
  check(units > 0n, 'must transfer positive amount from REX fund');
  const fund = rexfund(context).require(nameToBigint(owner), 'must deposit to REX fund first');
  check(units <= fund.balance.units, 'insufficient funds');
  rexfund(context).put({ ...fund, balance: plus(fund.balance, -units) });
}

export function putInFund(context: ApplyContext, owner: string, units: bigint): void {
  check(units > 0n, 'must transfer positive amount to REX fund');
  const fund = rexfund(context).get(nameToBigint(owner));
  if (fund) rexfund(context).put({ ...fund, balance: plus(fund.balance, units) });
  else rexfund(context).put({ version: 0, owner, balance: core(context, units) }, owner);
}

/**
 * Closes a filled order: its proceeds go to the fund and its stake change to the votes. Returns the
 * REX of an open order.
 */
export function settle(
  context: ApplyContext,
  owner: string,
  { proceeds = 0n, stake = 0n, vote = false } = {},
): bigint {
  const order = rexqueue(context).get(nameToBigint(owner));
  const filled = order && !order.is_open ? order : undefined;
  if (filled) rexqueue(context).remove(nameToBigint(owner));
  const toFund = proceeds + (filled?.proceeds.units ?? 0n);
  const toStake = stake + (filled?.stake_change.units ?? 0n);
  if (toFund > 0n) putInFund(context, owner, toFund);
  if (vote || toStake !== 0n) changeVoterStake(context, owner, toStake);
  return order?.is_open ? order.rex_requested.units : 0n;
}
