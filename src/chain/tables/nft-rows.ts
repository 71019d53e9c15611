import { decodeSerialized, type SchemaField } from '../model/nft/serialized.ts';
import { integerTextOf, type JsonRecord, listOf, recordOf, textOf } from '../rpc/json.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { nameKey, only, type Table } from './query.ts';
import { readRow, readRows } from './read.ts';

export const ATOMIC_ASSETS = 'atomicassets';

export const unchangedRow = (row: JsonRecord): JsonRecord => row;

/** A table of AtomicAssets in the scope of an account or a collection. */
export function scoped(table: string, scope: string): Table {
  return { code: ATOMIC_ASSETS, scope: nameKey(scope), table };
}

export interface TemplateKey {
  readonly collection: string;
  /** Decimal text. */
  readonly id: string;
}

/** The template of a row of `assets`; null if the NFT has none. */
export function templateOf(asset: JsonRecord): TemplateKey | null {
  const collection = textOf(asset.collection_name);
  const id = integerTextOf(asset.template_id);
  return collection === null || id === null || id.startsWith('-') ? null : { collection, id };
}

/** The row of a template, or null. Errors are those of readRows. */
export function readTemplateRow(
  pool: Pool,
  { collection, id }: TemplateKey,
  options?: RequestOptions,
): Promise<JsonRecord | null> {
  return readRow(pool, { ...scoped('templates', collection), ...only(id) }, unchangedRow, options);
}

/** The rows that together say what an NFT is. */
export interface NftRows {
  /** Of `assets`. */
  readonly asset: JsonRecord;
  /** Of its schema. */
  readonly fields: readonly SchemaField[];
  readonly template: JsonRecord | null;
  /** The data of the template that its author can change (version 2), if it was read. */
  readonly changeable?: unknown;
  /** What is known of its collection besides the name. */
  readonly collection?: { readonly title: string | null; readonly author: string } | null;
}

/** An NFT in the form in which indexers report it, decoded from its rows. */
export function asIndexed(owner: string, rows: NftRows): JsonRecord {
  const { asset, fields, template, changeable, collection } = rows;
  return {
    asset_id: asset.asset_id,
    owner,
    collection: {
      collection_name: asset.collection_name,
      name: collection?.title ?? null,
      author: collection?.author,
    },
    schema: { schema_name: asset.schema_name },
    is_transferable: template ? Boolean(template.transferable) : true,
    is_burnable: template ? Boolean(template.burnable) : true,
    template: template && {
      template_id: template.template_id,
      max_supply: template.max_supply,
      issued_supply: template.issued_supply,
      immutable_data: decodeSerialized(template.immutable_serialized_data, fields),
      mutable_data: decodeSerialized(changeable, fields),
    },
    immutable_data: decodeSerialized(asset.immutable_serialized_data, fields),
    mutable_data: decodeSerialized(asset.mutable_serialized_data, fields),
    backed_tokens: asset.backed_tokens,
  };
}

/**
 * The data that authors can change in templates of version 2, by template: none of version 1. Errors
 * are those of readRows.
 */
export async function readChangeable(
  pool: Pool,
  collection: string,
  ids: readonly number[],
  options?: RequestOptions,
): Promise<ReadonlyMap<string, unknown>> {
  if (ids.length === 0) return new Map();
  const bounds = {
    lower_bound: String(Math.min(...ids)),
    upper_bound: String(Math.max(...ids)),
  };
  const query = { ...scoped('templates2', collection), ...bounds };
  const rows = await ofVersion2(pool, () => readRows(pool, query, unchangedRow, options));
  return new Map(rows?.map((row) => [String(row.template_id), row.mutable_serialized_data]));
}

/** Whether the contract of a chain's nodes is of version 2. */
const version2 = new WeakMap<Pool, Promise<boolean>>();

/** Null if the contract on this chain is of version 1, which has no such table. */
export async function ofVersion2<T>(pool: Pool, read: () => Promise<T>): Promise<T | null> {
  const known = version2.get(pool) ?? hasVersion2(pool);
  version2.set(pool, known);
  known.catch(() => version2.delete(pool));
  return (await known) ? await read() : null;
}

/** By the contract's ABI: a node responds to a request for a table it lacks with an error. */
async function hasVersion2(pool: Pool): Promise<boolean> {
  const decode = (response: unknown) =>
    listOf(recordOf(recordOf(response).abi).tables).map((one) => recordOf(one).name);
  const { value } = await pool.post(
    '/v1/chain/get_abi',
    { account_name: ATOMIC_ASSETS },
    { decode },
  );
  return value.includes('templates2');
}
