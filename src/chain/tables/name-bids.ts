import type { Asset } from '../core/asset.ts';
import * as limits from '../core/limits.ts';
import { nameBounds, nameToBigint } from '../core/name-bigint.ts';
import * as v from '../core/schema.ts';
import type { NameBid } from '../model/name-bid/name-bid.ts';
import type { RequestOptions } from '../rpc/request.ts';
import type { Pool } from '../rpc/pool.ts';
import { asset, int64, time } from '../rpc/fields.ts';
import { nameKey, ofName } from './query.ts';
import {
  bySchema,
  type Page,
  type Paging,
  readAll,
  readPage,
  readRow,
  type TableRead,
} from './read.ts';

const bid = v.pipe(
  v.object({
    newname: v.string(),
    high_bidder: v.string(),
    high_bid: int64,
    last_bid_time: time,
  }),
  v.transform((row): NameBid => ({
    name: row.newname,
    bidder: row.high_bidder,
    units: row.high_bid < 0n ? -row.high_bid : row.high_bid,
    // The contract negates the winning bid.
    closed: row.high_bid < 0n,
    bidAt: row.last_bid_time,
  })),
);

const table = ({ accounts: { system } }: Pool) => ({
  code: system,
  scope: system,
  table: 'namebids',
});
const keyOf = ({ newname }: Record<string, unknown>) =>
  typeof newname === 'string' ? nameToBigint(newname) : null;

/** All bids by name, including sold ones, up to a limit. */
export function nameBids(
  pool: Pool,
  reading: Paging & { readonly limit?: number } = {},
): Promise<TableRead<NameBid>> {
  return readAll(pool, table(pool), bySchema(bid), {
    chunk: limits.stakeTableRows,
    keyOf,
    ...reading,
  });
}

/** Bids by name whose name begins with a prefix, at most a hundred. None if no name can have it. */
export async function bidsForPrefix(
  pool: Pool,
  prefix: string,
  options?: RequestOptions,
): Promise<TableRead<NameBid>> {
  const bounds = nameBounds(prefix);
  if (!bounds) return { rows: [], complete: true };
  const range = { lower_bound: nameKey(bounds.lower), upper_bound: nameKey(bounds.upper) };
  return readAll(pool, { ...table(pool), ...range }, bySchema(bid), {
    ...options,
    keyOf,
    limit: limits.tableChunk,
  });
}

/** The highest bid for a name; null if there is none. */
export async function bidFor(
  pool: Pool,
  name: string,
  options?: RequestOptions,
): Promise<NameBid | null> {
  const row = await readRow(pool, { ...table(pool), ...ofName(name) }, bySchema(bid), options);
  return row?.name === name ? row : null;
}

const refund = v.object({ bidder: v.string(), amount: asset });

/** What an outbid account gets back for a name; null if nothing waits. */
export async function bidRefundOf(
  pool: Pool,
  name: string,
  bidder: string,
  options?: RequestOptions,
): Promise<Asset | null> {
  const { system } = pool.accounts;
  const query = { code: system, scope: nameKey(name), table: 'bidrefunds', ...ofName(bidder) };
  const row = await readRow(pool, query, bySchema(refund), options);
  return row?.bidder === bidder ? row.amount : null;
}

/** The index by amount has the negated bid as an unsigned number: open bids are in its upper half. */
const FIRST_OPEN = String(2n ** 63n);
const LAST_CLOSED = String(2n ** 63n - 1n);

/** One page of open or of sold names, the highest bid first. */
export function bidsByAmount(
  pool: Pool,
  closed: boolean,
  paging: Paging & { readonly after?: string | null } = {},
): Promise<Page<NameBid>> {
  const index = { index_position: 2, key_type: 'i64' };
  const range = closed ? { upper_bound: LAST_CLOSED, reverse: true } : { lower_bound: FIRST_OPEN };
  return readPage(pool, { ...table(pool), ...index, ...range }, bySchema(bid), paging);
}
