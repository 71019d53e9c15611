import type { Asset } from '../../../../src/chain/core/asset.ts';
import { nameToBigint } from '../../../../src/chain/core/name-bigint.ts';
import { parseTime } from '../../../../src/chain/core/time.ts';
import type { ApplyContext, TableAccess, TableSpec } from '../../../engine/contract.ts';
import { table } from '../../../engine/contract.ts';

/** All lent and unlent tokens, and all REX. */
export interface RexPool {
  version: number;
  total_lent: Asset;
  total_unlent: Asset;
  /** The virtual rent balance of the loan market. */
  total_rent: Asset;
  total_lendable: Asset;
  total_rex: Asset;
  namebid_proceeds: Asset;
  loan_num: bigint;
}

/** Fees that enter the pool over time: see `returns.ts`. Times in seconds. */
export interface ReturnPool {
  version: number;
  last_dist_time: string;
  pending_bucket_time: string;
  oldest_bucket_time: string;
  pending_bucket_proceeds: bigint;
  current_rate_of_increase: bigint;
  proceeds: bigint;
}

export interface TimedAmount {
  /** Precision: seconds. */
  first: string;
  second: bigint;
}

interface ReturnBuckets {
  version: number;
  return_buckets: TimedAmount[];
}

interface RexFund {
  version: number;
  owner: string;
  balance: Asset;
}

export interface RexBalance {
  version: number;
  owner: string;
  vote_stake: Asset;
  rex_balance: Asset;
  matured_rex: bigint;
  /** Sorted by time. Savings are last. */
  rex_maturities: TimedAmount[];
}

export interface RexOrder {
  version: number;
  owner: string;
  rex_requested: Asset;
  proceeds: Asset;
  stake_change: Asset;
  order_time: string;
  is_open: boolean;
}

export interface RexLoan {
  version: number;
  from: string;
  receiver: string;
  /** Paid for each thirty days. */
  payment: Asset;
  /** The renewal fund. */
  balance: Asset;
  total_staked: Asset;
  loan_num: bigint;
  expiration: string;
}

export type LoanTable = 'cpuloan' | 'netloan';

const NEVER = 2n ** 64n - 1n;
const byOwner = ({ owner }: { owner: string }): bigint => nameToBigint(owner);
const micros = (time: string): bigint => BigInt(parseTime(time)) * 1000n;
const single = (): bigint => 0n;
const loans = table<RexLoan>(
  'rex_loan',
  ({ loan_num }) => loan_num,
  ({ expiration }) => micros(expiration),
  ({ from }) => nameToBigint(from),
);

export const rexTables: Record<string, TableSpec> = {
  cpuloan: loans,
  netloan: loans,
  retbuckets: table('rex_return_buckets', single),
  rexbal: table<RexBalance>('rex_balance', byOwner),
  rexfund: table<RexFund>('rex_fund', byOwner),
  rexpool: table('rex_pool', single),
  rexqueue: table<RexOrder>('rex_order', byOwner, ({ is_open, order_time }) =>
    is_open ? micros(order_time) : NEVER,
  ),
  rexretpool: table('rex_return_pool', single),
};

export const rexpool = (context: ApplyContext): TableAccess<RexPool> =>
  context.table('rexpool', 'eosio');
export const rexretpool = (context: ApplyContext): TableAccess<ReturnPool> =>
  context.table('rexretpool', 'eosio');
export const retbuckets = (context: ApplyContext): TableAccess<ReturnBuckets> =>
  context.table('retbuckets', 'eosio');
export const rexfund = (context: ApplyContext): TableAccess<RexFund> =>
  context.table('rexfund', 'eosio');
export const rexbal = (context: ApplyContext): TableAccess<RexBalance> =>
  context.table('rexbal', 'eosio');
export const rexqueue = (context: ApplyContext): TableAccess<RexOrder> =>
  context.table('rexqueue', 'eosio');
export const loansOf = (context: ApplyContext, name: LoanTable): TableAccess<RexLoan> =>
  context.table(name, 'eosio');
