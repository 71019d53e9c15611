import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { readCatalogue } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { fits, indexerRoute, inOrder, listRoute } from './respond.ts';

type Json = Record<string, unknown>;

/** Numbers of assets by owner, and transfers. */
export function holdingRoutes(app: Hono, context: ApiContext): void {
  listRoute(app, '/accounts', (call) => {
    const held = readCatalogue(context)
      .assets()
      .filter((asset) =>
        fits(call, 'collection_name', part(asset, 'collection', 'collection_name')),
      )
      .filter((asset) => fits(call, 'schema_name', part(asset, 'schema', 'schema_name')))
      .filter((asset) => fits(call, 'owner', asset['owner']));
    const owners = counted(held, (asset) => String(asset['owner']));
    const rows = owners.map(([account, assets]) => ({ account, assets: String(assets.length) }));
    return inOrder(call, rows, 'assets');
  });

  indexerRoute(app, '/accounts/:account', (call) => {
    const catalogue = readCatalogue(context);
    const held = catalogue.assets().filter(({ owner }) => owner === call.part('account'));
    return { ...holding(catalogue, held), assets: String(held.length) };
  });

  listRoute(app, '/transfers', (call) => {
    const catalogue = readCatalogue(context);
    return catalogue.journal.transfers
      .filter(({ from, to }) => fits(call, 'account', from) || fits(call, 'account', to))
      .filter(({ from }) => fits(call, 'sender', from))
      .filter(({ to }) => fits(call, 'recipient', to))
      .filter(({ assets }) => assets.some((id) => fits(call, 'asset_id', id)))
      .map(({ id, from, to, memo, assets, ...moment }) => ({
        transfer_id: id,
        contract: 'atomicassets',
        sender_name: from,
        recipient_name: to,
        memo,
        txid: moment.txid,
        assets: assets.flatMap((asset) => catalogue.asset(asset) ?? []),
        created_at_block: moment.block,
        created_at_time: moment.time,
      }));
  });
}

/** An account's number of assets by collection, schema and template, the largest first. */
function holding(catalogue: Catalogue, held: Json[]): Json {
  const [collections, schemas, templates] = [
    catalogue.collections(),
    catalogue.schemas(),
    catalogue.templates(),
  ];
  const of = (list: Json[], field: string, name: string): Json | undefined =>
    list.find((one) => String(one[field]) === name);
  const withTemplate = held.filter(({ template }) => template !== null);
  return {
    collections: counted(held, (asset) => part(asset, 'collection', 'collection_name')).map(
      ([name, assets]) => ({
        collection: of(collections, 'collection_name', name),
        assets: String(assets.length),
      }),
    ),
    schemas: counted(held, (asset) => part(asset, 'schema', 'schema_name')).map(
      ([name, assets]) => ({
        schema: withoutCount(of(schemas, 'schema_name', name)),
        assets: String(assets.length),
      }),
    ),
    templates: counted(withTemplate, (asset) => part(asset, 'template', 'template_id')).map(
      ([id, assets]) => ({
        template: of(templates, 'template_id', id),
        template_id: id,
        collection_name: part(assets[0] ?? {}, 'collection', 'collection_name'),
        assets: String(assets.length),
      }),
    ),
  };
}

/** Schemas have an asset count only in lists. */
function withoutCount(schema: Json = {}): Json {
  const alone = { ...schema };
  delete alone['assets'];
  return alone;
}

function counted(assets: Json[], by: (asset: Json) => string): [string, Json[]][] {
  const groups = [...Map.groupBy(assets, by).entries()];
  return groups.sort(([, a], [, b]) => b.length - a.length);
}

function part(asset: Json, of: string, field: string): string {
  return String((asset[of] as Json | null | undefined)?.[field] ?? '');
}
