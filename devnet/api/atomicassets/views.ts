import { readAttributes } from './attributes.ts';
import type { Burn, Journal, Moment } from './journal.ts';
import { CONTRACT } from './tables.ts';
import type { Row, Tables } from './tables.ts';

type Json = Record<string, unknown>;

/** The data behind the indexer's responses. */
export interface Source {
  tables: Tables;
  journal: Journal;
}

/** With full data at the top level, or shortened inside another item. */
export function collectionView(source: Source, name: unknown, form: 'whole' | 'within'): Json {
  const { tables, journal } = source;
  const row = tables.collection(name) ?? {};
  const data = readAttributes(String(row['serialized_data'] ?? ''), tables.collectionFormat());
  const whole = form === 'whole';
  return {
    ...(whole ? { contract: CONTRACT } : {}),
    collection_name: row['collection_name'],
    name: data['name'] ?? null,
    img: data['img'] ?? null,
    ...(whole ? {} : { images: data['images'] ?? null }),
    author: row['author'],
    allow_notify: Boolean(row['allow_notify']),
    authorized_accounts: row['authorized_accounts'],
    notify_accounts: row['notify_accounts'],
    market_fee: Number(row['market_fee']),
    ...(whole ? { data } : {}),
    ...created(journal.made(String(name))),
  };
}

export function schemaView({ tables, journal }: Source, collection: unknown, name: unknown): Json {
  return {
    schema_name: name,
    format: tables.schemaFormat(collection, name),
    ...created(journal.made(`${String(collection)}/${String(name)}`)),
  };
}

/** Null for an asset without a template. */
export function templateView(
  { tables, journal }: Source,
  collection: unknown,
  id: unknown,
): Json | null {
  const row = tables.template(collection, id);
  if (!row) return null;
  const format = tables.schemaFormat(collection, row['schema_name']);
  return {
    template_id: String(id),
    max_supply: String(row['max_supply']),
    is_transferable: Boolean(row['transferable']),
    is_burnable: Boolean(row['burnable']),
    issued_supply: String(row['issued_supply']),
    immutable_data: readAttributes(String(row['immutable_serialized_data']), format),
    ...created(journal.made(String(id))),
  };
}

export function assetView(source: Source, owner: string, row: Row): Json {
  const format = source.tables.schemaFormat(row['collection_name'], row['schema_name']);
  return wholeAsset(source, {
    ...row,
    owner,
    mutable_data: readAttributes(String(row['mutable_serialized_data']), format),
    immutable_data: readAttributes(String(row['immutable_serialized_data']), format),
  });
}

/** An asset without an owner, from the action that burned it. */
export function burnedView(source: Source, { owner, data, moment }: Burn): Json {
  return {
    ...wholeAsset(source, {
      ...data,
      owner: null,
      mutable_data: attributesOf(data['old_mutable_data']),
      immutable_data: attributesOf(data['old_immutable_data']),
    }),
    burned_by_account: owner,
    burned_at_block: moment.block,
    burned_at_time: moment.time,
  };
}

/** Immutable data takes precedence over mutable data, and the template's over the asset's. */
function wholeAsset(source: Source, row: Row): Json {
  const { journal } = source;
  const { owner, mutable_data, immutable_data, collection_name: from } = row;
  const id = String(row['asset_id']);
  const template = templateView(source, from, row['template_id']);
  const data = {
    ...(mutable_data as Json),
    ...(immutable_data as Json),
    ...(template?.['immutable_data'] as Json),
  };
  const past = journal.asset(id);
  return {
    contract: CONTRACT,
    asset_id: id,
    owner,
    is_transferable: template?.['is_transferable'] ?? true,
    is_burnable: template?.['is_burnable'] ?? true,
    collection: collectionView(source, from, 'within'),
    schema: schemaView(source, from, row['schema_name']),
    template,
    mutable_data,
    immutable_data,
    template_mint: String(past?.mint ?? 0),
    backed_tokens: row['backed_tokens'],
    burned_by_account: null,
    burned_at_block: null,
    burned_at_time: null,
    ...dated('updated', past?.updated),
    ...dated('transferred', past?.transferred),
    ...dated('minted', past?.minted),
    data,
    name: data['name'] ?? null,
  };
}

/** Attributes of an action: a list of keys with typed values. */
function attributesOf(list: unknown): Json {
  return Object.fromEntries(
    (list as { key: string; value: [type: string, value: unknown] }[]).map(({ key, value }) => [
      key,
      value[1],
    ]),
  );
}

function created(moment: Moment | null): Json {
  return { created_at_time: moment?.time ?? '0', created_at_block: moment?.block ?? '0' };
}

function dated(what: string, moment: Moment | undefined): Json {
  return { [`${what}_at_block`]: moment?.block ?? '0', [`${what}_at_time`]: moment?.time ?? '0' };
}
