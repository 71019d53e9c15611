import { atomicNft, type NftIdentity, nftIdentity, simpleNft } from '../model/nft/nft.ts';
import { schemaFields } from '../model/nft/serialized.ts';
import type { OutgoingNft } from '../model/nft/trade.ts';
import { integerTextOf, textOf } from '../rpc/json.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import {
  asIndexed,
  readChangeable,
  readTemplateRow,
  scoped,
  templateOf,
  unchangedRow,
} from './nft-rows.ts';
import { nameKey, ofName, only } from './query.ts';
import { readRow } from './read.ts';

/** What an account's NFT is by the contract's tables; null if the account does not have it. */
export function readNftIdentity(
  pool: Pool,
  nft: OutgoingNft,
  options?: RequestOptions,
): Promise<NftIdentity | null> {
  return (nft.contract === 'atomicassets' ? ofAtomic : ofSimple)(pool, nft, options);
}

async function ofAtomic(
  pool: Pool,
  { owner, id }: OutgoingNft,
  options?: RequestOptions,
): Promise<NftIdentity | null> {
  const query = { ...scoped('assets', owner), ...only(id) };
  const asset = await readRow(pool, query, unchangedRow, options);
  const collection = textOf(asset?.collection_name);
  if (!asset || collection === null || integerTextOf(asset.asset_id) !== id) return null;
  const key = templateOf(asset);
  const ofSchema = ofName(textOf(asset.schema_name) ?? '');
  const [schema, template, changed] = await Promise.all([
    readRow(pool, { ...scoped('schemas', collection), ...ofSchema }, unchangedRow, options),
    key && readTemplateRow(pool, key, options),
    key && readChangeable(pool, collection, [Number(key.id)], options),
  ]);
  const fields = schemaFields(schema?.format);
  const changeable = key && changed?.get(key.id);
  const indexed = asIndexed(owner, { asset, fields, template, changeable });
  return nftIdentity(atomicNft(indexed), key?.id ?? null);
}

async function ofSimple(
  pool: Pool,
  { contract, owner, id }: OutgoingNft,
  options?: RequestOptions,
): Promise<NftIdentity | null> {
  const query = { code: contract, scope: nameKey(owner), table: 'sassets', ...only(id) };
  const row = await readRow(pool, query, unchangedRow, options);
  if (!row || integerTextOf(row.id) !== id) return null;
  return nftIdentity(simpleNft({ ...row, assetId: id, owner }), null);
}
