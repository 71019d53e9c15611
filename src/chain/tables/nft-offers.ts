import {
  type AccountOffers,
  atomicTableOffer,
  type NftOffer,
  simpleOffer,
} from '../model/nft/offer.ts';
import * as limits from '../core/limits.ts';
import type { RequestOptions } from '../rpc/request.ts';
import type { Pool } from '../rpc/pool.ts';
import { ATOMIC_ASSETS } from './nft-rows.ts';
import { ofName, only, type Table } from './query.ts';
import { readRow, readRows } from './read.ts';

const ATOMIC = { code: ATOMIC_ASSETS, scope: ATOMIC_ASSETS, table: 'offers' };
const SIMPLE = { code: 'simpleassets', scope: 'simpleassets', table: 'offers' };
/** Both tables have an index of those who made offers, and one of those who got them. */
const INDEX = { sender: 2, recipient: 3 } as const;

/** The open offer of an NFT of SimpleAssets, or null. */
export function readSimpleOffer(
  pool: Pool,
  id: string,
  options?: RequestOptions,
): Promise<NftOffer | null> {
  return readRow(pool, { ...SIMPLE, ...only(id) }, simpleOffer, options);
}

/** The open offers of an account at AtomicAssets. As `readOffers`. */
export const readAtomicOffers = (
  pool: Pool,
  of: AccountOffers,
  page: number,
  options?: RequestOptions,
): Promise<OfferPage> => readOffers(pool, ATOMIC, of, page, atomicTableOffer, options);

/** The open offers of an account at SimpleAssets. As `readOffers`. */
export const readSimpleOffers = (
  pool: Pool,
  of: AccountOffers,
  page: number,
  options?: RequestOptions,
): Promise<OfferPage> => readOffers(pool, SIMPLE, of, page, simpleOffer, options);

interface OfferPage {
  readonly rows: readonly NftOffer[];
  readonly more: boolean;
}

/**
 * A page of the open offers of an account, the highest id first. Nodes cannot page within one key of an
 * index, so each page reads those before it too. Errors are those of readRows.
 * @param page from 0
 */
async function readOffers(
  pool: Pool,
  table: Table,
  { account, side }: AccountOffers,
  page: number,
  read: (row: unknown) => NftOffer | null,
  options?: RequestOptions,
): Promise<OfferPage> {
  const [from, to] = [page * limits.nftEvents, (page + 1) * limits.nftEvents];
  const index = { index_position: INDEX[side], key_type: 'i64', reverse: true };
  const query = { ...table, ...ofName(account), ...index };
  const rows = await readRows(pool, query, read, { ...options, limit: to + 1 });
  return { rows: rows.slice(from, to), more: rows.length > to };
}
