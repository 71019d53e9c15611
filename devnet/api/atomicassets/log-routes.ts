import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { pageOf } from '../service.ts';
import type { ServiceCall } from '../service.ts';
import { readCatalogue } from './catalogue.ts';
import type { Log } from './journal.ts';
import { fits, indexerRoute } from './respond.ts';

type Json = Record<string, unknown>;

/** Fields that the indexer keeps of these actions. It keeps all fields of others. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  lognewoffer: ['offer_id'],
  logmint: ['asset_id', 'new_asset_owner', 'authorized_minter'],
  logburnasset: ['asset_id', 'asset_owner', 'backed_tokens'],
  logbackasset: ['asset_id', 'backed_token'],
  logsetdata: ['asset_id', 'old_data', 'new_data'],
  lognewtempl: ['collection_name', 'template_id', 'authorized_creator', 'max_supply'],
};

/** Fields that the indexer formats differently from nodes. */
const READ: Readonly<Record<string, (value: unknown) => unknown>> = {
  market_fee: Number,
  allow_notify: Boolean,
};
const same = (value: unknown): unknown => value;

const OF_ASSET = ['logmint', 'logburnasset', 'logbackasset', 'logsetdata'];
const OF_COLLECTION = [
  'createcol',
  'setcoldata',
  'setmarketfee',
  'forbidnotify',
  'addcolauth',
  'remcolauth',
  'addnotifyacc',
  'remnotifyacc',
];
const OF_SCHEMA = ['createschema', 'extendschema'];
const OF_TEMPLATE = ['lognewtempl', 'locktemplate'];
const OF_OFFER = ['lognewoffer', 'acceptoffer', 'declineoffer', 'canceloffer'];

/** The logs of one item, oldest first unless `order` is `desc`. */
export function logRoutes(app: Hono, context: ApiContext): void {
  const route = (
    path: string,
    names: readonly string[],
    about: (call: ServiceCall) => Record<string, string>,
  ): void => {
    const logs = (call: ServiceCall): Log[] => {
      const found = readCatalogue(context)
        .journal.logs(({ name, data }) => names.includes(name) && isOf(data, about(call)))
        .filter(({ name }) => fits(call, 'action_whitelist', name));
      return call.query('order') === 'desc' ? found.reverse() : found;
    };
    indexerRoute(app, `${path}/logs/_count`, (call) => String(logs(call).length));
    indexerRoute(app, `${path}/logs`, (call) =>
      pageOf(call, logs(call), { byDefault: 100, most: 1_000 }).map((log) =>
        logDocument(log, about(call)),
      ),
    );
  };

  route('/assets/:id', OF_ASSET, (call) => ({ asset_id: call.part('id') }));
  route('/offers/:id', OF_OFFER, (call) => ({ offer_id: call.part('id') }));
  route('/collections/:name', OF_COLLECTION, (call) => ({ collection_name: call.part('name') }));
  route('/schemas/:name/:schema', OF_SCHEMA, (call) => ({
    collection_name: call.part('name'),
    schema_name: call.part('schema'),
  }));
  route('/templates/:name/:id', OF_TEMPLATE, (call) => ({
    collection_name: call.part('name'),
    template_id: call.part('id'),
  }));
}

function isOf(data: Json, about: Record<string, string>): boolean {
  return Object.entries(about).every(([field, value]) => String(data[field]) === value);
}

/** Without the requested id itself. */
function logDocument({ id, name, data, moment }: Log, about: Record<string, string>): Json {
  const fields = (KEPT[name] ?? Object.keys(data))
    .filter((field) => !(field in about))
    .map((field) => [field, (READ[field] ?? same)(data[field])] as const);
  return {
    log_id: id,
    name,
    data: Object.fromEntries(fields),
    txid: moment.txid,
    created_at_block: moment.block,
    created_at_time: moment.time,
  };
}
