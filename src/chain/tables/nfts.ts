import {
  type NamedCollection,
  type NftCollection,
  type NftSchema,
  tableCollection,
} from '../model/nft/collection.ts';
import { type SchemaField, schemaFields } from '../model/nft/serialized.ts';
import { type NftTemplateView, tableTemplate } from '../model/nft/template.ts';
import { atomicDetails, type NftDetails } from '../model/nft/details.ts';
import * as limits from '../core/limits.ts';
import { nameBounds } from '../core/name-bigint.ts';
import { integerTextOf, type JsonRecord, numberOf, textOf } from '../rpc/json.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import {
  asIndexed,
  ATOMIC_ASSETS as CODE,
  ofVersion2,
  readChangeable,
  readTemplateRow,
  scoped,
  type TemplateKey,
  templateOf,
  unchangedRow,
} from './nft-rows.ts';
import { nameKey, ofName, only } from './query.ts';
import { type Page, readAll, readPage, readRow, readRows } from './read.ts';

/** A proposed change of a collection's author (version 2). */
export interface AuthorSwap {
  readonly newAuthor: string;
  /** When the new author may accept it, milliseconds. */
  readonly from: number | null;
}

export interface CollectionInTables extends NftCollection {
  readonly schemas: readonly NftSchema[];
  readonly authorSwap: AuthorSwap | null;
}

/** A collection with its schemas; null if there is none of that name. */
export async function readCollection(
  pool: Pool,
  name: string,
  options?: RequestOptions,
): Promise<CollectionInTables | null> {
  const collections = { code: CODE, scope: CODE, table: 'collections' };
  const swaps = { code: CODE, scope: CODE, table: 'authorswaps' };
  const [row, config, schemas, swap] = await Promise.all([
    readRow(pool, { ...collections, ...ofName(name) }, unchangedRow, options),
    readRow(pool, { code: CODE, scope: CODE, table: 'config' }, unchangedRow, options),
    readSchemas(pool, name, options),
    ofVersion2(pool, () => readRow(pool, { ...swaps, ...ofName(name) }, unchangedRow, options)),
  ]);
  const collection = row && tableCollection(row, schemaFields(config?.collection_format));
  return collection && { ...collection, schemas, authorSwap: swapOf(swap) };
}

/** Names and titles of collections whose name has a prefix, in name order. */
export async function searchCollections(
  pool: Pool,
  prefix: string,
  options?: RequestOptions,
): Promise<readonly NamedCollection[]> {
  const bounds = nameBounds(prefix);
  if (!bounds) return [];
  const [lower_bound, upper_bound] = [nameKey(bounds.lower), nameKey(bounds.upper)];
  const query = { code: CODE, scope: CODE, table: 'collections', lower_bound, upper_bound };
  const limit = limits.foundCollections;
  const rows = await readRows(pool, query, unchangedRow, { ...options, limit });
  if (rows.length === 0) return [];
  const config = await readRow(
    pool,
    { code: CODE, scope: CODE, table: 'config' },
    unchangedRow,
    options,
  );
  const fields = schemaFields(config?.collection_format);
  return rows.flatMap((row) => {
    const { name, title } = tableCollection(row, fields) ?? {};
    return name?.startsWith(bounds.lower) ? { name, title: title ?? null } : [];
  });
}

/** The schemas of a collection. Version 2 can say what their fields hold. */
async function readSchemas(
  pool: Pool,
  collection: string,
  options?: RequestOptions,
): Promise<NftSchema[]> {
  const [{ rows }, types] = await Promise.all([
    readAll(pool, scoped('schemas', collection), unchangedRow, options),
    ofVersion2(pool, () => readAll(pool, scoped('schematypes', collection), unchangedRow, options)),
  ]);
  const typesOf = new Map(types?.rows.map((row) => [row.schema_name, row.format_type]));
  return rows.flatMap((row) => {
    const name = textOf(row.schema_name);
    return name === null ? [] : [{ name, fields: schemaFields(row.format, typesOf.get(name)) }];
  });
}

/** A page of a collection's templates, newest first. */
export async function readTemplates(
  pool: Pool,
  collection: string,
  after: string | null,
  options?: RequestOptions,
): Promise<Page<NftTemplateView>> {
  const query = { ...scoped('templates', collection), reverse: true };
  const keyOf = (row: JsonRecord) => BigInt(integerTextOf(row.template_id) ?? '0');
  const [page, schemas] = await Promise.all([
    readPage(pool, query, unchangedRow, { ...options, chunk: limits.nftTiles, keyOf, after }),
    readSchemas(pool, collection, options),
  ]);
  const ids = page.rows.flatMap((row) => numberOf(row.template_id) ?? []);
  const changeable = await readChangeable(pool, collection, ids, options);
  const rows = page.rows.flatMap((row) => {
    const fields = fieldsOf(schemas, row.schema_name);
    const data = changeable.get(String(row.template_id));
    return tableTemplate(collection, row, fields, data) ?? [];
  });
  return { ...page, rows };
}

export interface TemplateInTables extends NftTemplateView {
  readonly fields: readonly SchemaField[];
}

/** A template; null if the collection has none of that id. */
export async function readTemplate(
  pool: Pool,
  collection: string,
  id: string,
  options?: RequestOptions,
): Promise<TemplateInTables | null> {
  const [row, schemas, changeable] = await Promise.all([
    readTemplateRow(pool, { collection, id }, options),
    readSchemas(pool, collection, options),
    readChangeable(pool, collection, [Number(id)], options),
  ]);
  if (!row) return null;
  const fields = fieldsOf(schemas, row.schema_name);
  const template = tableTemplate(collection, row, fields, changeable.get(id));
  return template && { ...template, fields };
}

export interface OwnedInTables {
  readonly nfts: readonly NftDetails[];
  /** False if the account has more than were read. */
  readonly complete: boolean;
}

/**
 * An account's NFTs, newest first, without what only an indexer knows: mint numbers and times. With
 * an id only that one.
 */
export async function readOwnedNfts(
  pool: Pool,
  owner: string,
  id: string | null,
  options?: RequestOptions,
): Promise<OwnedInTables> {
  const limit = limits.nftTableAssets;
  const query = { ...scoped('assets', owner), ...(id === null ? { reverse: true } : only(id)) };
  const rows = await readRows(pool, query, unchangedRow, { ...options, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const collections = [...new Set(shown.flatMap((row) => textOf(row.collection_name) ?? []))];
  const known = new Map(
    await Promise.all(
      collections.map(async (name) => [name, await readCollection(pool, name, options)] as const),
    ),
  );
  const keys = shown.map(templateOf).filter((key) => key !== null);
  const templates = new Map(
    await Promise.all(
      [...new Map(keys.map((key) => [placeOf(key), key]))].map(
        async ([place, key]) => [place, await readWithChangeable(pool, key, options)] as const,
      ),
    ),
  );
  const nfts = shown.flatMap((asset) => {
    const collection = known.get(textOf(asset.collection_name) ?? '') ?? null;
    const fields = fieldsOf(collection?.schemas ?? [], asset.schema_name);
    const key = templateOf(asset);
    const { template = null, changeable } = (key && templates.get(placeOf(key))) ?? {};
    const read = { asset, fields, template, changeable, collection };
    return atomicDetails(asIndexed(owner, read)) ?? [];
  });
  return { nfts, complete: rows.length <= limit };
}

const placeOf = ({ collection, id }: TemplateKey) => `${collection}/${id}`;

async function readWithChangeable(pool: Pool, key: TemplateKey, options?: RequestOptions) {
  const { collection, id } = key;
  const [template, changeable] = await Promise.all([
    readTemplateRow(pool, key, options),
    readChangeable(pool, collection, [Number(id)], options),
  ]);
  return { template, changeable: changeable.get(id) };
}

function fieldsOf(schemas: readonly NftSchema[], name: unknown): readonly SchemaField[] {
  return schemas.find((schema) => schema.name === name)?.fields ?? [];
}

function swapOf(row: JsonRecord | null): AuthorSwap | null {
  const newAuthor = textOf(row?.new_author);
  const seconds = numberOf(row?.acceptance_date);
  return newAuthor === null ? null : { newAuthor, from: seconds === null ? null : seconds * 1000 };
}
