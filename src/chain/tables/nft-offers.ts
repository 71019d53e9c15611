import { type NftOffer, simpleOffer } from '../model/nft/offer.ts';
import type { RequestOptions } from '../rpc/request.ts';
import type { Pool } from '../rpc/pool.ts';
import { only } from './query.ts';
import { readRow } from './read.ts';

/** The open offer of an NFT of SimpleAssets, or null. */
export function readSimpleOffer(
  pool: Pool,
  id: string,
  options?: RequestOptions,
): Promise<NftOffer | null> {
  const table = { code: 'simpleassets', scope: 'simpleassets', table: 'offers' };
  return readRow(pool, { ...table, ...only(id) }, simpleOffer, options);
}
