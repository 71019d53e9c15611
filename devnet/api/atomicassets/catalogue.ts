import type { ApiContext } from '../context.ts';
import { readJournal } from './journal.ts';
import type { Journal } from './journal.ts';
import { CONTRACT, readTables } from './tables.ts';
import { assetView, burnedView, collectionView, schemaView, templateView } from './views.ts';

type Json = Record<string, unknown>;

/** Everything the indexer lists, read again for every call. */
export interface Catalogue {
  journal: Journal;
  config(): Json;
  collections(): Json[];
  schemas(): Json[];
  templates(): Json[];
  /** All assets that exist; `asset` is cheaper for one. */
  assets(): Json[];
  /** An asset that exists or was burned. */
  asset(id: string): Json | null;
}

export function readCatalogue({ chain, history }: ApiContext): Catalogue {
  const journal = readJournal(history);
  const tables = readTables(chain);
  const source = { journal, tables };
  const within = (name: string): Json => collectionView(source, name, 'within');
  return {
    journal,
    config: tables.config,
    collections: () =>
      tables.collections().map((row) => collectionView(source, row['collection_name'], 'whole')),
    schemas: () =>
      tables.scoped('schemas').map(({ scope, row: { schema_name } }) => ({
        contract: CONTRACT,
        ...schemaView(source, scope, schema_name),
        collection: within(scope),
        assets: tables
          .scoped('assets')
          .filter(
            ({ row }) => row['collection_name'] === scope && row['schema_name'] === schema_name,
          ).length,
      })),
    templates: () =>
      tables.scoped('templates').map(({ scope, row }) => {
        const template = templateView(source, scope, row['template_id']) ?? {};
        const { name = null } = template['immutable_data'] as Json;
        const schema = schemaView(source, scope, row['schema_name']);
        return { contract: CONTRACT, ...template, collection: within(scope), schema, name };
      }),
    assets: () => tables.scoped('assets').map(({ scope, row }) => assetView(source, scope, row)),
    asset(id) {
      const found = tables.scoped('assets').find(({ row }) => String(row['asset_id']) === id);
      if (found) return assetView(source, found.scope, found.row);
      const burn = journal.burns.find((one) => one.id === id);
      return burn ? burnedView(source, burn) : null;
    },
  };
}
