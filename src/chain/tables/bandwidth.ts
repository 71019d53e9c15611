import type { Asset } from '../core/asset.ts';
import * as limits from '../core/limits.ts';
import { nameToBigint } from '../core/name-bigint.ts';
import * as v from '../core/schema.ts';
import type { TokenSymbol } from '../core/symbol.ts';
import type { RefundView } from '../model/account/account.ts';
import { refundView } from '../model/account/refund.ts';
import { type Delegation, delegations } from '../model/resource/bandwidth.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { asset, int64 } from '../rpc/fields.ts';
import type { Pool } from '../rpc/pool.ts';
import { nameKey, ofName } from './query.ts';
import { byList, bySchema, type KeyReader, readAll, readRow, type TableRead } from './read.ts';

const resources = v.pipe(
  v.object({ owner: v.string(), net_weight: asset, cpu_weight: asset, ram_bytes: int64 }),
  v.transform((row) => ({
    owner: row.owner,
    net: row.net_weight,
    cpu: row.cpu_weight,
    ramBytes: row.ram_bytes,
  })),
);

/** Resources of an account: its own and received stake, and bytes of RAM. */
export type UserResources = v.InferOutput<typeof resources>;

const byReceiver: KeyReader = ({ to }) => (typeof to === 'string' ? nameToBigint(to) : null);

/** The row in `userres`, or null. */
export async function userResources(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<UserResources | null> {
  const query = {
    code: pool.accounts.system,
    scope: nameKey(account),
    table: 'userres',
    ...ofName(account),
  };
  const row = await readRow(pool, query, bySchema(resources), options);
  return row?.owner === account ? row : null;
}

/** What an account stakes for itself and for others, up to a limit of rows. */
export function delegationsFrom(
  pool: Pool,
  account: string,
  symbol: TokenSymbol,
  reading: RequestOptions & { readonly limit?: number } = {},
): Promise<TableRead<Delegation>> {
  const query = { code: pool.accounts.system, scope: nameKey(account), table: 'delband' };
  const read = byList((rows) => delegations(rows, symbol));
  return readAll(pool, query, read, {
    chunk: limits.stakeTableRows,
    ...reading,
    keyOf: byReceiver,
  });
}

/** What one account stakes for another, or null. */
export async function delegation(
  pool: Pool,
  from: string,
  to: string,
  symbol: TokenSymbol,
  options?: RequestOptions,
): Promise<Delegation | null> {
  const query = {
    code: pool.accounts.system,
    scope: nameKey(from),
    table: 'delband',
    ...ofName(to),
  };
  const row = await readRow(
    pool,
    query,
    byList((rows) => delegations(rows, symbol)),
    options,
  );
  return row?.to === to ? row : null;
}

/**
 * What others stake for an account: all its stake less its own. No table lists who they are. Null
 * if the account has no resources.
 */
export async function receivedStake(
  pool: Pool,
  account: string,
  symbol: TokenSymbol,
  options?: RequestOptions,
): Promise<{ readonly net: Asset; readonly cpu: Asset } | null> {
  const [all, own] = await Promise.all([
    userResources(pool, account, options),
    delegation(pool, account, account, symbol, options),
  ]);
  if (!all) return null;
  const rest = (part: 'net' | 'cpu') => {
    const units = all[part].units - (own?.[part].units ?? 0n);
    return { units: units > 0n ? units : 0n, symbol };
  };
  return { net: rest('net'), cpu: rest('cpu') };
}

/** Stake being refunded, or null. */
export function refundOf(
  pool: Pool,
  account: string,
  symbol: TokenSymbol,
  options?: RequestOptions,
): Promise<RefundView | null> {
  const query = {
    code: pool.accounts.system,
    scope: nameKey(account),
    table: 'refunds',
    ...ofName(account),
  };
  return readRow(
    pool,
    query,
    (row) => ('request_time' in row ? refundView(row, symbol) : null),
    options,
  );
}
