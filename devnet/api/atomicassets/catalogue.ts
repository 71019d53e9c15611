import type { ApiContext } from '../context.ts';
import { readRow, readRows } from '../rows.ts';
import { type FormatLine, readAttributes } from './attributes.ts';
import { readJournal } from './journal.ts';
import type { Journal, Moment } from './journal.ts';

type Json = Record<string, unknown>;
type Row = Record<string, unknown>;

export const CONTRACT = 'atomicassets';

/** The rows of the contract, as the indexer shows them. Read anew for every call. */
export interface Catalogue {
  journal: Journal;
  config(): Json;
  collections(): Json[];
  schemas(): Json[];
  templates(): Json[];
  /** All there are; `asset` is cheaper for one. */
  assets(): Json[];
  asset(id: string): Json | null;
}

export function readCatalogue({ chain, history }: ApiContext): Catalogue {
  const journal = readJournal(history);
  const cache = new Map<string, Row[]>();

  function rows(table: string, scope: string): Row[] {
    const key = `${table}/${scope}`;
    const read = cache.get(key) ?? readRows(chain, { code: CONTRACT, scope, table });
    cache.set(key, read);
    return read;
  }
  const scoped = (table: string): { scope: string; row: Row }[] =>
    chain
      .scopes(CONTRACT, table)
      .flatMap(({ scope }) => rows(table, scope).map((row) => ({ scope, row })));
  const config = (): Row | null =>
    readRow(chain, { code: CONTRACT, scope: CONTRACT, table: 'config' });

  function collection(name: unknown, whole: boolean): Json {
    const row = rows('collections', CONTRACT).find((one) => one['collection_name'] === name) ?? {};
    const format = (config()?.['collection_format'] ?? []) as FormatLine[];
    const data = readAttributes(String(row['serialized_data'] ?? ''), format);
    return {
      ...(whole ? { contract: CONTRACT } : {}),
      ...{ collection_name: row['collection_name'], name: data['name'] ?? null },
      ...{ img: data['img'] ?? null, ...(whole ? {} : { images: data['images'] ?? null }) },
      ...{ author: row['author'], allow_notify: Boolean(row['allow_notify']) },
      authorized_accounts: row['authorized_accounts'],
      notify_accounts: row['notify_accounts'],
      market_fee: Number(row['market_fee']),
      ...(whole ? { data } : {}),
      ...created(journal.made(String(name))),
    };
  }

  function formatOf(collectionName: unknown, schema: unknown): FormatLine[] {
    const row = rows('schemas', String(collectionName)).find(
      (one) => one['schema_name'] === schema,
    );
    return (row?.['format'] ?? []) as FormatLine[];
  }

  function schema(collectionName: unknown, name: unknown): Json {
    const format = formatOf(collectionName, name);
    const moment = journal.made(`${String(collectionName)}/${String(name)}`);
    return { schema_name: name, format, ...created(moment) };
  }

  function template(collectionName: unknown, id: unknown): Json | null {
    const row = rows('templates', String(collectionName)).find((one) => one['template_id'] === id);
    if (!row) return null;
    const format = formatOf(collectionName, row['schema_name']);
    return {
      ...{ template_id: String(id), max_supply: String(row['max_supply']) },
      ...{ is_transferable: Boolean(row['transferable']), is_burnable: Boolean(row['burnable']) },
      issued_supply: String(row['issued_supply']),
      immutable_data: readAttributes(String(row['immutable_serialized_data']), format),
      ...created(journal.made(String(id))),
    };
  }

  function asset(owner: string, row: Row): Json {
    const [id, from] = [String(row['asset_id']), row['collection_name']];
    const format = formatOf(from, row['schema_name']);
    const read = (field: string): Json => readAttributes(String(row[field]), format);
    const own = template(from, row['template_id']);
    const mutable_data = read('mutable_serialized_data');
    const immutable_data = read('immutable_serialized_data');
    const data = { ...mutable_data, ...immutable_data, ...(own?.['immutable_data'] as Json) };
    const past = journal.asset(id);
    return {
      ...{ contract: CONTRACT, asset_id: id, owner },
      is_transferable: own?.['is_transferable'] ?? true,
      is_burnable: own?.['is_burnable'] ?? true,
      collection: collection(from, false),
      schema: schema(from, row['schema_name']),
      template: own,
      ...{ mutable_data, immutable_data, template_mint: String(past?.mint ?? 0) },
      backed_tokens: row['backed_tokens'],
      ...{ burned_by_account: null, burned_at_block: null, burned_at_time: null },
      ...dated('updated', past?.updated),
      ...dated('transferred', past?.transferred),
      ...dated('minted', past?.minted),
      ...{ data, name: data['name'] ?? null },
    };
  }

  return {
    journal,
    config: () => config() ?? {},
    collections: () =>
      rows('collections', CONTRACT).map((row) => collection(row['collection_name'], true)),
    schemas: () =>
      scoped('schemas').map(({ scope, row }) => ({
        ...{ contract: CONTRACT, ...schema(scope, row['schema_name']) },
        collection: collection(scope, false),
        assets: 0,
      })),
    templates: () =>
      scoped('templates').map(({ scope, row }) => {
        const told = template(scope, row['template_id']) ?? {};
        const { name = null } = told['immutable_data'] as Json;
        const shown = {
          collection: collection(scope, false),
          schema: schema(scope, row['schema_name']),
        };
        return { contract: CONTRACT, ...told, ...shown, name };
      }),
    assets: () => scoped('assets').map(({ scope, row }) => asset(scope, row)),
    asset(id) {
      const found = scoped('assets').find(({ row }) => String(row['asset_id']) === id);
      return found ? asset(found.scope, found.row) : null;
    },
  };
}

function created(moment: Moment | null): Json {
  return { created_at_time: moment?.time ?? '0', created_at_block: moment?.block ?? '0' };
}

function dated(what: string, moment: Moment | undefined): Json {
  return { [`${what}_at_block`]: moment?.block ?? '0', [`${what}_at_time`]: moment?.time ?? '0' };
}
