import * as limits from '../core/limits.ts';
import { nameToBigint } from '../core/name.ts';
import * as v from '../core/schema.ts';
import type { RequestOptions } from '../rpc/request.ts';
import type { Pool } from '../rpc/pool.ts';
import { int64, time } from '../rpc/fields.ts';
import { ofName } from './query.ts';
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
  v.transform((row) => ({
    name: row.newname,
    bidder: row.high_bidder,
    /** Units of the core token. */
    units: row.high_bid < 0n ? -row.high_bid : row.high_bid,
    /** Sold: the contract negates the winning bid. */
    closed: row.high_bid < 0n,
    /** Milliseconds UTC. */
    bidAt: row.last_bid_time,
  })),
);

export type NameBid = v.InferOutput<typeof bid>;

const table = ({ accounts: { system } }: Pool) => ({
  code: system,
  scope: system,
  table: 'namebids',
});
const keyOf = ({ newname }: Record<string, unknown>) =>
  typeof newname === 'string' ? nameToBigint(newname) : null;

/** The highest bid for a name, or null. */
export async function nameBid(
  pool: Pool,
  name: string,
  options?: RequestOptions,
): Promise<NameBid | null> {
  const row = await readRow(pool, { ...table(pool), ...ofName(name) }, bySchema(bid), options);
  return row?.name === name ? row : null;
}

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

/** One page of all bids by name. */
export function nameBidsPage(
  pool: Pool,
  paging: Paging & { readonly after?: string | null } = {},
): Promise<Page<NameBid>> {
  return readPage(pool, table(pool), bySchema(bid), { keyOf, ...paging });
}
