import type { Chain } from '../../types.ts';
import { readRow, readRows } from '../rows.ts';
import type { FormatLine } from './attributes.ts';

export type Row = Record<string, unknown>;

export const CONTRACT = 'atomicassets';

/** The contract's tables, each read once. */
export interface Tables {
  collection(name: unknown): Row | undefined;
  template(collection: unknown, id: unknown): Row | undefined;
  /** Rows of all scopes of a table: templates and schemas by collection, assets by owner. */
  scoped(table: 'assets' | 'schemas' | 'templates'): { scope: string; row: Row }[];
  collections(): Row[];
  config(): Row;
  collectionFormat(): FormatLine[];
  schemaFormat(collection: unknown, schema: unknown): FormatLine[];
}

export function readTables(chain: Chain): Tables {
  const cached = new Map<string, Row[]>();

  function rows(table: string, scope: string): Row[] {
    const place = `${table}/${scope}`;
    const read = cached.get(place) ?? readRows(chain, { code: CONTRACT, scope, table });
    cached.set(place, read);
    return read;
  }
  const config = (): Row =>
    readRow(chain, { code: CONTRACT, scope: CONTRACT, table: 'config' }) ?? {};

  return {
    config,
    collections: () => rows('collections', CONTRACT),
    collection: (name) =>
      rows('collections', CONTRACT).find((row) => row['collection_name'] === name),
    template: (collection, id) =>
      rows('templates', String(collection)).find((row) => row['template_id'] === id),
    scoped: (table) =>
      chain
        .scopes(CONTRACT, table)
        .flatMap(({ scope }) => rows(table, scope).map((row) => ({ scope, row }))),
    collectionFormat: () => (config()['collection_format'] ?? []) as FormatLine[],
    schemaFormat(collection, schema) {
      const row = rows('schemas', String(collection)).find((one) => one['schema_name'] === schema);
      return (row?.['format'] ?? []) as FormatLine[];
    },
  };
}
