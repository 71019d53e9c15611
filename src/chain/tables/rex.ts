import * as limits from '../core/limits.ts';
import { nameToBigint } from '../core/name.ts';
import {
  type RexBalance,
  rexBalance,
  type RexFund,
  rexFund,
  type RexOrder,
  rexOrders,
} from '../model/rex/rex-balance.ts';
import { type RexLoan, rexLoans } from '../model/rex/rex-loan.ts';
import { type RexPool, rexPool } from '../model/rex/rex-pool.ts';
import { type RexMaturity, rexMaturity, rexProceeds } from '../model/rex/rex-return.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { ofName } from './query.ts';
import { byList, readAll, readRow, readRows, type TableRead } from './read.ts';

const table = ({ accounts: { system } }: Pool, name: string) => ({
  code: system,
  scope: system,
  table: name,
});

/** The REX pool, or null before the first loan. */
export function readRexPool(pool: Pool, options?: RequestOptions): Promise<RexPool | null> {
  return readRow(pool, table(pool, 'rexpool'), rexPool, options);
}

/** Units of the core token that enter the pool within 30 days, or null. */
export function readRexProceeds(pool: Pool, options?: RequestOptions): Promise<bigint | null> {
  return readRow(pool, table(pool, 'rexretpool'), rexProceeds, options);
}

/** How REX matures, or null if the chain does not state it. */
export function readRexMaturity(pool: Pool, options?: RequestOptions): Promise<RexMaturity | null> {
  return readRow(pool, table(pool, 'rexmaturity'), rexMaturity, options);
}

/**
 * What an account has lent. Maturities count from `now`, in milliseconds UTC. Null if it has lent
 * nothing.
 */
export async function readRexBalance(
  pool: Pool,
  account: string,
  now: number,
  options?: RequestOptions,
): Promise<RexBalance | null> {
  const query = { ...table(pool, 'rexbal'), ...ofName(account) };
  const row = await readRow(pool, query, (value) => rexBalance(value, now), options);
  return row?.owner === account ? row : null;
}

/** The account's core tokens in the REX fund, or null. */
export async function readRexFund(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<RexFund | null> {
  const row = await readRow(
    pool,
    { ...table(pool, 'rexfund'), ...ofName(account) },
    rexFund,
    options,
  );
  return row?.owner === account ? row : null;
}

/** The account's sell order in the queue, open or filled, or null. */
export async function readRexOrder(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<RexOrder | null> {
  const query = { ...table(pool, 'rexqueue'), ...ofName(account) };
  const row = await readRow(pool, query, byList(rexOrders), options);
  return row?.owner === account ? row : null;
}

/** The queue of sell orders by owner, up to a limit. */
export function readRexQueue(
  pool: Pool,
  reading: RequestOptions & { readonly limit?: number } = {},
): Promise<TableRead<RexOrder>> {
  const keyOf = ({ owner }: Record<string, unknown>) =>
    typeof owner === 'string' ? nameToBigint(owner) : null;
  return readAll(pool, table(pool, 'rexqueue'), byList(rexOrders), { ...reading, keyOf });
}

/** An account's CPU or NET loans, the next to expire first. At most a hundred. */
export async function readRexLoans(
  pool: Pool,
  kind: 'cpu' | 'net',
  account: string,
  options?: RequestOptions,
): Promise<readonly RexLoan[]> {
  const byOwner = { index_position: 3, key_type: 'i64', ...ofName(account) };
  const query = { ...table(pool, `${kind}loan`), ...byOwner };
  const limit = limits.loanRows;
  const rows = await readRows(pool, query, byList(rexLoans), { ...options, limit });
  return rows.filter(({ from }) => from === account).toSorted((a, b) => a.expiresAt - b.expiresAt);
}

/** The CPU or NET loans of all accounts that expire next. At most a hundred. */
export function readExpiringLoans(
  pool: Pool,
  kind: 'cpu' | 'net',
  options?: RequestOptions,
): Promise<readonly RexLoan[]> {
  const query = { ...table(pool, `${kind}loan`), index_position: 2, key_type: 'i64' };
  return readRows(pool, query, byList(rexLoans), { ...options, limit: limits.loanRows });
}
