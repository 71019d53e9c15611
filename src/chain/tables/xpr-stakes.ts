import { LONG_STAKING } from '../actions/xpr-stake.ts';
import * as limits from '../core/limits.ts';
import { nameToBigint } from '../core/name-bigint.ts';
import * as v from '../core/schema.ts';
import type { TokenSymbol } from '../core/symbol.ts';
import {
  type LongStake,
  longStakes,
  type ShortStake,
  shortStake,
  type ShortStakeRules,
  shortStakeRules,
  type StakePlan,
  stakePlans,
} from '../model/vote/xpr-stake.ts';
import { type RewardRounds, rewardRounds } from '../model/vote/xpr-rewards.ts';
import { type StakeRefund, stakeRefund } from '../model/account/stake-refund.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { integerTextOf } from '../rpc/json.ts';
import type { Pool } from '../rpc/pool.ts';
import { asset } from '../rpc/fields.ts';
import { nameKey, ofName } from './query.ts';
import { byList, bySchema, type KeyReader, readAll, readRow, type TableRead } from './read.ts';

const delegated = v.pipe(
  v.object({ from: v.string(), to: v.string(), quantity: asset }),
  v.transform((row) => ({ from: row.from, to: row.to, amount: row.quantity })),
);

/** XPR that one account stakes for another or for itself. */
export type XprDelegation = v.InferOutput<typeof delegated>;

const byReceiver: KeyReader = ({ to }) => (typeof to === 'string' ? nameToBigint(to) : null);
const byIndex: KeyReader = ({ index }) => {
  const digits = integerTextOf(index);
  return digits === null ? null : BigInt(digits);
};
const longStaking = (name: string) => ({ code: LONG_STAKING, scope: LONG_STAKING, table: name });

/** XPR that an account staked without a term, or null. */
export async function readShortStake(
  pool: Pool,
  account: string,
  symbol: TokenSymbol,
  options?: RequestOptions,
): Promise<ShortStake | null> {
  const query = {
    code: pool.accounts.system,
    scope: pool.accounts.system,
    table: 'votersxpr',
    ...ofName(account),
  };
  const row = await readRow(pool, query, (value) => shortStake(value, symbol), options);
  return row?.owner === account ? row : null;
}

/** XPR that an account stakes, by receiver. */
export function xprDelegationsFrom(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<TableRead<XprDelegation>> {
  const query = { code: pool.accounts.system, scope: nameKey(account), table: 'delxpr' };
  const chunk = limits.stakeTableRows;
  return readAll(pool, query, bySchema(delegated), { ...options, chunk, keyOf: byReceiver });
}

/** The rules of stakes without a term. */
export async function readShortStakeRules(
  pool: Pool,
  options?: RequestOptions,
): Promise<ShortStakeRules> {
  const { system } = pool.accounts;
  const query = { code: system, scope: system, table: 'globalsxpr' };
  const read = (row: Record<string, unknown>) =>
    'unstake_period' in row ? shortStakeRules(row) : null;
  return (await readRow(pool, query, read, options)) ?? shortStakeRules(null);
}

/** The rounds that book rewards, or null if the chain has none. */
export function readRewardRounds(
  pool: Pool,
  symbol: TokenSymbol,
  options?: RequestOptions,
): Promise<RewardRounds | null> {
  const { system } = pool.accounts;
  const query = { code: system, scope: system, table: 'globalsd' };
  return readRow(pool, query, (row) => rewardRounds(row, symbol), options);
}

/**
 * XPR being refunded to an account, or null.
 * @param waitMs the chain's time from unstaking to the refund
 */
export function xprRefundOf(
  pool: Pool,
  account: string,
  symbol: TokenSymbol,
  waitMs: number,
  options?: RequestOptions,
): Promise<StakeRefund | null> {
  const query = { code: pool.accounts.system, scope: nameKey(account), table: 'refundsxpr' };
  const read = (row: Record<string, unknown>) =>
    'quantity' in row ? stakeRefund(row, symbol, waitMs) : null;
  return readRow(pool, query, read, options);
}

/** The plans of long staking, shortest first. */
export async function readStakePlans(
  pool: Pool,
  options?: RequestOptions,
): Promise<readonly StakePlan[]> {
  const reading = { ...options, keyOf: byIndex };
  const { rows } = await readAll(pool, longStaking('plans'), byList(stakePlans), reading);
  return rows.toSorted((a, b) => a.days - b.days);
}

/** An account's long stakes. At most a thousand. */
export async function longStakesOf(
  pool: Pool,
  account: string,
  symbol: TokenSymbol,
  options?: RequestOptions,
): Promise<TableRead<LongStake>> {
  const byAccount = { index_position: 2, key_type: 'i64', ...ofName(account) };
  const [plans, { rows, complete }] = await Promise.all([
    readStakePlans(pool, options),
    readAll(
      pool,
      { ...longStaking('stakes'), ...byAccount },
      (row) => (typeof row.account === 'string' && 'staked' in row ? row : null),
      { ...options, chunk: limits.stakeTableRows },
    ),
  ]);
  const own = longStakes(rows, plans, symbol).filter((stake) => stake.account === account);
  return { rows: own, complete };
}
