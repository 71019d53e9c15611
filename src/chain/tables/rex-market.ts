import * as limits from '../core/limits.ts';
import { nameToBigint } from '../core/name-bigint.ts';
import { type RexLoan, rexLoans } from '../model/rex/rex-loan.ts';
import { type RexOrder, rexOrders } from '../model/rex/rex-order.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { ofName } from './query.ts';
import { byList, readAll, readRow, readRows, type TableRead } from './read.ts';
import { rexTable } from './rex.ts';

/** The account's sell order in the queue, open or filled, or null. */
export async function readRexOrder(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<RexOrder | null> {
  const query = { ...rexTable(pool, 'rexqueue'), ...ofName(account) };
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
  return readAll(pool, rexTable(pool, 'rexqueue'), byList(rexOrders), { ...reading, keyOf });
}

/** An account's CPU or NET loans, the next to expire first. At most a hundred. */
export async function readRexLoans(
  pool: Pool,
  kind: 'cpu' | 'net',
  account: string,
  options?: RequestOptions,
): Promise<readonly RexLoan[]> {
  const byOwner = { index_position: 3, key_type: 'i64', ...ofName(account) };
  const query = { ...rexTable(pool, `${kind}loan`), ...byOwner };
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
  const query = { ...rexTable(pool, `${kind}loan`), index_position: 2, key_type: 'i64' };
  return readRows(pool, query, byList(rexLoans), { ...options, limit: limits.loanRows });
}
