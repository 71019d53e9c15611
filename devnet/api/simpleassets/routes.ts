import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { readRows } from '../rows.ts';
import { pageOf, serviceRoute, ServiceError } from '../service.ts';

const CONTRACT = 'simpleassets';

interface Asset {
  assetId: string;
  owner: string;
  author: string;
  category: string;
  /** JSON by the author; may be invalid. */
  idata: unknown;
  mdata: unknown;
}

/** The SimpleAssets indexer, from the contract's rows. */
export function simpleAssetsRoutes(app: Hono, { chain }: ApiContext): void {
  serviceRoute(app, 'GET', '/v1/assets/search', (call) => {
    const fits = (field: 'owner' | 'author' | 'category') => (asset: Asset) =>
      call.query(field) === '' || call.query(field).split(',').includes(asset[field]);
    const found = assets().filter(fits('owner')).filter(fits('author')).filter(fits('category'));
    return {
      results: pageOf(call, found, { byDefault: 100, most: 1_000 }),
      extra: { total: found.length },
    };
  });

  serviceRoute(app, 'GET', '/v1/assets/:id', (call) => {
    const asset = assets().find(({ assetId }) => assetId === call.part('id'));
    if (!asset) throw new ServiceError(404, 'Asset not found');
    return asset;
  });

  /** Newest first. */
  function assets(): Asset[] {
    return chain
      .scopes(CONTRACT, 'sassets')
      .flatMap(({ scope }) => readRows(chain, { code: CONTRACT, scope, table: 'sassets' }))
      .map((row) => ({
        assetId: String(row['id']),
        owner: String(row['owner']),
        author: String(row['author']),
        category: String(row['category']),
        idata: parsed(row['idata']),
        mdata: parsed(row['mdata']),
      }))
      .sort((a, b) => (BigInt(a.assetId) < BigInt(b.assetId) ? 1 : -1));
  }
}

/** The indexer returns objects; invalid JSON is returned as text. */
function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
}
