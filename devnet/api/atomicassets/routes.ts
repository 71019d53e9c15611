import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { holdingRoutes } from './holding-routes.ts';
import { readCatalogue } from './catalogue.ts';
import { indexerHealthRoutes, VERSION } from './health.ts';
import { logRoutes } from './log-routes.ts';
import { marketRoutes } from './market-routes.ts';
import { offerRoutes } from './offer-routes.ts';
import { statRoutes } from './stat-routes.ts';
import { fits, indexerRoute, inOrder, listRoute, missing } from './respond.ts';
import type { ServiceCall } from '../service.ts';

type Json = Record<string, unknown>;

/** Sort keys of assets and their fields. */
const SORTS: Readonly<Record<string, string>> = {
  asset_id: 'asset_id',
  name: 'name',
  minted: 'minted_at_block',
  updated: 'updated_at_block',
  transferred: 'transferred_at_block',
};

/** The AtomicAssets indexer, over the contract's tables and log actions. */
export function atomicAssetsRoutes(app: Hono, context: ApiContext): void {
  listRoute(app, '/assets', (call) => {
    const rows = readCatalogue(context)
      .assets()
      .filter((asset) => assetFits(call, asset));
    return inOrder(call, rows, SORTS[call.query('sort')] ?? 'asset_id');
  });
  indexerRoute(app, '/assets/:id', (call) => {
    const asset = readCatalogue(context).asset(call.part('id'));
    if (!asset) throw missing('Asset');
    return asset;
  });

  listRoute(app, '/collections', (call) =>
    inOrder(
      call,
      readCatalogue(context)
        .collections()
        .filter((one) => fits(call, 'collection_name', one['collection_name']))
        .filter((one) => fits(call, 'author', one['author']))
        .filter((one) => isNamed(call, one)),
      'created_at_block',
    ),
  );
  indexerRoute(app, '/collections/:name', (call) =>
    found(readCatalogue(context).collections(), 'Collection', (one) => [
      [one['collection_name'], call.part('name')],
    ]),
  );

  listRoute(app, '/schemas', (call) =>
    inOrder(call, readCatalogue(context).schemas().filter(inCollection(call)), 'created_at_block'),
  );
  indexerRoute(app, '/schemas/:collection/:name', (call) =>
    found(readCatalogue(context).schemas(), 'Schema', (one) => [
      [nameOf(one['collection']), call.part('collection')],
      [one['schema_name'], call.part('name')],
    ]),
  );

  listRoute(app, '/templates', (call) =>
    inOrder(
      call,
      readCatalogue(context)
        .templates()
        .filter(inCollection(call))
        .filter((one) => fits(call, 'template_id', one['template_id'])),
      'template_id',
    ),
  );
  indexerRoute(app, '/templates/:collection/:id', (call) =>
    found(readCatalogue(context).templates(), 'Template', (one) => [
      [nameOf(one['collection']), call.part('collection')],
      [one['template_id'], call.part('id')],
    ]),
  );

  indexerRoute(app, '/config', () => {
    const { collection_format, supported_tokens = [] } = readCatalogue(context).config();
    return {
      contract: 'atomicassets',
      version: VERSION,
      collection_format,
      supported_tokens: (supported_tokens as { sym: string; contract: string }[]).map((one) => ({
        token_symbol: one.sym.split(',')[1],
        token_contract: one.contract,
        token_precision: Number(one.sym.split(',')[0]),
      })),
    };
  });

  indexerHealthRoutes(app, context);
  holdingRoutes(app, context);
  offerRoutes(app, context);
  logRoutes(app, context);
  marketRoutes(app, context);
  statRoutes(app, context);
}

function assetFits(call: ServiceCall, asset: Json): boolean {
  const template = asset['template'] as Json | null;
  const schema = asset['schema'] as Json;
  return (
    fits(call, 'owner', asset['owner']) &&
    fits(call, 'ids', asset['asset_id']) &&
    fits(call, 'asset_id', asset['asset_id']) &&
    fits(call, 'collection_name', nameOf(asset['collection'])) &&
    fits(call, 'schema_name', schema['schema_name']) &&
    fits(call, 'template_id', template?.['template_id']) &&
    isNamed(call, asset)
  );
}

/** Whether the name in its data has the text of `match`. */
function isNamed(call: ServiceCall, one: Json): boolean {
  return String(one['name'] ?? '')
    .toLowerCase()
    .includes(call.query('match').toLowerCase());
}

function inCollection(call: ServiceCall): (one: Json) => boolean {
  return (one) =>
    fits(call, 'collection_name', nameOf(one['collection'])) &&
    ('schema_name' in one ? fits(call, 'schema_name', one['schema_name']) : true);
}

function nameOf(collection: unknown): unknown {
  return (collection as Json)['collection_name'];
}

function found(rows: Json[], what: string, pairs: (one: Json) => [unknown, string][]): Json {
  const row = rows.find((one) => pairs(one).every(([is, wanted]) => String(is) === wanted));
  if (!row) throw missing(what);
  return row;
}
