import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { pageOf } from '../service.ts';
import type { ServiceCall } from '../service.ts';
import { readCatalogue } from './catalogue.ts';
import type { Log } from './journal.ts';
import { fits, indexerRoute } from './respond.ts';

/** What the contract told of one thing, the latest first unless `order` is `asc`. */
export function logRoutes(app: Hono, context: ApiContext): void {
  const route = (path: string, about: (call: ServiceCall) => (log: Log) => boolean): void => {
    const logs = (call: ServiceCall): Log[] => {
      const found = readCatalogue(context)
        .journal.logs(about(call))
        .filter(({ name }) => fits(call, 'action_whitelist', name));
      return call.query('order') === 'asc' ? found : found.reverse();
    };
    indexerRoute(app, `${path}/logs/_count`, (call) => String(logs(call).length));
    indexerRoute(app, `${path}/logs`, (call) =>
      pageOf(call, logs(call), { usual: 100, most: 1_000 }).map(logDocument),
    );
  };

  route('/assets/:id', (call) => ({ name, data: { asset_id, asset_ids } }) => {
    const told = name.startsWith('log');
    return told && [asset_id, asset_ids].flat().map(String).includes(call.part('id'));
  });
  route('/collections/:name', (call) => (log) => OF_COLLECTION.has(log.name) && isOf(call, log));
  route('/schemas/:name/:schema', (call) => (log) => {
    const own = log.data['schema_name'] === call.part('schema');
    return own && OF_SCHEMA.has(log.name) && isOf(call, log);
  });
  route('/templates/:name/:id', (call) => (log) => {
    const own = String(log.data['template_id']) === call.part('id');
    return own && OF_TEMPLATE.has(log.name) && isOf(call, log);
  });
}

const OF_COLLECTION = new Set([
  ...['createcol', 'setcoldata', 'setmarketfee', 'forbidnotify'],
  ...['addcolauth', 'remcolauth', 'addnotifyacc', 'remnotifyacc'],
]);
const OF_SCHEMA = new Set(['createschema', 'extendschema']);
const OF_TEMPLATE = new Set(['lognewtempl', 'locktemplate']);

function isOf(call: ServiceCall, { data }: Log): boolean {
  return data['collection_name'] === call.part('name');
}

function logDocument({ id, name, data, moment }: Log): Record<string, unknown> {
  return {
    ...{ log_id: id, name, data, txid: moment.txid },
    ...{ created_at_block: moment.block, created_at_time: moment.time },
  };
}
