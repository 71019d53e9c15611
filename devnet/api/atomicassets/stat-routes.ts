import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { readCatalogue } from './catalogue.ts';
import type { Burn } from './journal.ts';
import { fits, indexerRoute, inOrder, listRoute, missing } from './respond.ts';
import { readTables } from './tables.ts';
import type { Row } from './tables.ts';

type Json = Record<string, unknown>;
const NO_TEMPLATE = '-1';

/** Counts of items, and of burned assets. */
export function statRoutes(app: Hono, context: ApiContext): void {
  indexerRoute(app, '/assets/:id/stats', (call) => {
    const past = readCatalogue(context).journal.asset(call.part('id'));
    if (!past) throw missing('Asset');
    return { template_mint: past.mint };
  });

  indexerRoute(app, '/collections/:name/stats', (call) => {
    const of = counts(context, { collection: call.part('name') });
    return {
      ...of.sums,
      templates: String(of.rows('templates').length),
      schemas: String(of.rows('schemas').length),
      burned_by_template: grouped(of.burns, 'template').map(([template_id, burned]) => ({
        template_id: Number(template_id),
        burned,
      })),
      burned_by_schema: grouped(of.burns, 'schema').map(([schema_name, burned]) => ({
        schema_name,
        burned,
      })),
    };
  });

  indexerRoute(app, '/schemas/:name/:schema/stats', (call) => {
    const of = counts(context, { collection: call.part('name'), schema: call.part('schema') });
    const templates = of
      .rows('templates')
      .filter((row) => row['schema_name'] === call.part('schema'));
    return { ...of.sums, templates: String(templates.length) };
  });

  indexerRoute(app, '/templates/:name/:id/stats', (call) => {
    return counts(context, { collection: call.part('name'), template: call.part('id') }).sums;
  });

  listRoute(app, '/burns', (call) => {
    const burns = readCatalogue(context).journal.burns.filter(({ collection }) =>
      fits(call, 'collection_name', collection),
    );
    const rows = grouped(burns, 'owner').map(([account, assets]) => ({
      account,
      assets: String(assets),
    }));
    return inOrder(call, rows, 'assets');
  });

  indexerRoute(app, '/burns/:account', (call) => {
    const catalogue = readCatalogue(context);
    const burns = catalogue.journal.burns.filter(({ owner }) => owner === call.part('account'));
    const collections = catalogue.collections();
    return {
      collections: grouped(burns, 'collection').map(([name, assets]) => ({
        collection: collections.find(({ collection_name }) => collection_name === name),
        assets: String(assets),
      })),
      templates: grouped(burns, 'template').map(([template_id, assets]) => ({
        collection_name: burns.find(({ template }) => template === template_id)?.collection,
        template_id,
        assets: String(assets),
      })),
      assets: burns.length,
    };
  });

  indexerRoute(app, '/accounts/:account/:collection', (call) => {
    const held = readTables(context.chain)
      .scoped('assets')
      .filter(({ scope, row }) => {
        return scope === call.part('account') && row['collection_name'] === call.part('collection');
      })
      .map(({ row }) => ({
        schema: String(row['schema_name']),
        template: String(row['template_id']),
      }));
    return {
      schemas: grouped(held, 'schema').map(([schema_name, assets]) => ({
        schema_name,
        assets: String(assets),
      })),
      templates: grouped(held, 'template').map(([template_id, assets]) => ({
        template_id,
        assets: String(assets),
      })),
    };
  });
}

interface Part {
  collection: string;
  schema?: string;
  template?: string;
}

/** Counts all minted assets, including burned ones. */
function counts(
  context: ApiContext,
  { collection, schema, template }: Part,
): { sums: Json; burns: Burn[]; rows: (table: 'templates' | 'schemas') => Row[] } {
  const tables = readTables(context.chain);
  const live = tables
    .scoped('assets')
    .filter(
      ({ row }) =>
        row['collection_name'] === collection &&
        (schema === undefined || row['schema_name'] === schema) &&
        (template === undefined || String(row['template_id']) === template),
    );
  const burns = readCatalogue(context).journal.burns.filter(
    (burn) =>
      burn.collection === collection &&
      (schema === undefined || burn.schema === schema) &&
      (template === undefined || burn.template === template),
  );
  return {
    sums: { assets: String(live.length + burns.length), burned: String(burns.length) },
    burns,
    rows: (table) =>
      tables
        .scoped(table)
        .filter(({ scope }) => scope === collection)
        .map(({ row }) => row),
  };
}

/** Counts by the value of a field, the largest first. Assets without a template are left out. */
function grouped<Field extends string>(
  list: readonly Record<Field, string>[],
  field: Field,
): [string, number][] {
  const groups = Map.groupBy(list, (one) => one[field]);
  return [...groups]
    .filter(([value]) => field !== 'template' || value !== NO_TEMPLATE)
    .map(([value, own]): [string, number] => [value, own.length])
    .sort(([, a], [, b]) => b - a);
}
