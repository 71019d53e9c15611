import type { NftIdentity } from '../model/nft/nft.ts';
import { decodeSerialized, schemaFields } from '../model/nft/serialized.ts';
import type { GivenNft } from '../model/signing/given-nfts.ts';
import { integerTextOf, type JsonRecord, recordOf, textOf } from '../rpc/json.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { nameKey, ofName, only } from './query.ts';
import { readRow } from './read.ts';

const whole = (row: JsonRecord): JsonRecord => row;
const scoped = (code: string, table: string, scope: string) => ({
  code,
  scope: nameKey(scope),
  table,
});

/** What an account's NFT is by the contract's tables; null if the account does not have it. */
export function readNftIdentity(
  pool: Pool,
  nft: GivenNft,
  options?: RequestOptions,
): Promise<NftIdentity | null> {
  return (nft.contract === 'atomicassets' ? ofAtomic : ofSimple)(pool, nft, options);
}

/** The name is in the data of the template, else in that of the NFT, packed as the schema says. */
async function ofAtomic(
  pool: Pool,
  { contract, owner, id }: GivenNft,
  options?: RequestOptions,
): Promise<NftIdentity | null> {
  const query = { ...scoped(contract, 'assets', owner), ...only(id) };
  const asset = await readRow(pool, query, whole, options);
  const collection = textOf(asset?.collection_name);
  if (!asset || collection === null || integerTextOf(asset.asset_id) !== id) return null;
  const number = integerTextOf(asset.template_id);
  const template = number === null || number.startsWith('-') ? null : number;
  const schemas = scoped(contract, 'schemas', collection);
  const templates = scoped(contract, 'templates', collection);
  const [schema, made] = await Promise.all([
    readRow(pool, { ...schemas, ...ofName(textOf(asset.schema_name) ?? '') }, whole, options),
    template && readRow(pool, { ...templates, ...only(template) }, whole, options),
  ]);
  const fields = schemaFields(schema?.format);
  const nameIn = (data: unknown) => textOf(decodeSerialized(data, fields).name);
  const name =
    nameIn(recordOf(made).immutable_serialized_data) ??
    nameIn(asset.immutable_serialized_data) ??
    nameIn(asset.mutable_serialized_data);
  return { collection, template, name };
}

async function ofSimple(
  pool: Pool,
  { contract, owner, id }: GivenNft,
  options?: RequestOptions,
): Promise<NftIdentity | null> {
  const query = { ...scoped(contract, 'sassets', owner), ...only(id) };
  const row = await readRow(pool, query, whole, options);
  if (!row || integerTextOf(row.id) !== id) return null;
  const name = nameOf(row.idata) ?? nameOf(row.mdata);
  return { collection: textOf(row.category) ?? '', template: null, name };
}

function nameOf(data: unknown): string | null {
  try {
    return textOf(recordOf(JSON.parse(textOf(data) ?? '')).name);
  } catch {
    return null;
  }
}
