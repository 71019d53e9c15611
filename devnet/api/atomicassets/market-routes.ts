import type { Hono } from 'hono';
import { parseAsset } from '#src/chain/core/asset.ts';
import type { ApiContext } from '../context.ts';
import type { ServiceCall } from '../service.ts';
import { readCatalogue } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import type { Moment } from './journal.ts';
import { fits, indexerRoute, inOrder, listRoute, MARKET, missing } from './respond.ts';

type Json = Record<string, unknown>;

const CONTRACT = 'atomicmarket';
/** State numbers of the indexer. */
const STATE = { waiting: 0, listed: 1, canceled: 2, sold: 3, invalid: 4 } as const;

interface Sale {
  id: string;
  data: Json;
  offer: string | null;
  buyer: string | null;
  state: number;
  made: Moment;
  changed: Moment;
}

/** Sales at AtomicMarket, including closed ones, from the contract's actions. */
export function marketRoutes(app: Hono, context: ApiContext): void {
  listRoute(
    app,
    '/sales',
    (call) => {
      const catalogue = readCatalogue(context);
      const rows = readSales(context)
        .map((sale) => saleView(context, catalogue, sale))
        .filter((sale) => saleFits(call, sale));
      return call.query('sort') === 'price'
        ? rows.toSorted((a, b) => {
            const difference = Number(a['listing_price']) - Number(b['listing_price']);
            return call.query('order') === 'asc' ? difference : -difference;
          })
        : inOrder(call, rows, call.query('sort') === 'updated' ? 'updated_at_block' : 'sale_id');
    },
    MARKET,
  );
  indexerRoute(
    app,
    '/sales/:id',
    (call) => {
      const sale = readSales(context).find(({ id }) => id === call.part('id'));
      if (!sale) throw missing('Sale');
      return saleView(context, readCatalogue(context), sale);
    },
    MARKET,
  );
}

function readSales({ history }: ApiContext): Sale[] {
  const sales = new Map<string, Sale>();
  for (const position of history.actionsOf(CONTRACT)) {
    const { receivers, in: recorded } = history.action(position);
    const [first] = receivers;
    if (first?.act.account !== CONTRACT || typeof first.act.data === 'string') continue;
    const { block } = recorded;
    const time = String(Date.parse(`${block.timestamp}Z`));
    const moment = { block: String(block.num), time, txid: first.trx_id };
    const data = first.act.data as Json;
    const id = String(data['sale_id']);
    const change = (by: Partial<Sale>): void => {
      const sale = sales.get(id);
      if (sale) sales.set(id, { ...sale, ...by, changed: moment });
    };
    switch (first.act.name) {
      case 'lognewsale': {
        const blank = { offer: null, buyer: null, state: STATE.waiting };
        sales.set(id, { id, data, ...blank, made: moment, changed: moment });
        break;
      }
      case 'logsalestart':
        change({ offer: String(data['offer_id']), state: STATE.listed });
        break;
      case 'purchasesale':
        change({ buyer: String(data['buyer']), state: STATE.sold });
        break;
      case 'cancelsale':
        change({ state: STATE.canceled });
        break;
    }
  }
  return [...sales.values()];
}

function saleView({ chain }: ApiContext, catalogue: Catalogue, sale: Sale): Json {
  const { id, data, offer, buyer, state, made, changed } = sale;
  const seller = String(data['seller']);
  const ids = data['asset_ids'] as unknown[];
  const assets = ids
    .map((asset) => catalogue.asset(String(asset)))
    .filter((asset) => asset !== null);
  const { units, symbol } = parseAsset(String(data['listing_price']));
  const gone = state === STATE.listed && !assets.every(({ owner }) => owner === seller);
  return {
    market_contract: CONTRACT,
    assets_contract: 'atomicassets',
    sale_id: id,
    seller,
    buyer,
    offer_id: offer,
    price: {
      token_contract: 'eosio.token',
      token_symbol: symbol.code,
      token_precision: symbol.precision,
      median: null,
      amount: String(units),
    },
    listing_price: String(units),
    listing_symbol: symbol.code,
    assets,
    maker_marketplace: data['maker_marketplace'],
    taker_marketplace: buyer === null ? null : '',
    collection_name: data['collection_name'],
    collection: assets[0]?.['collection'] ?? null,
    is_seller_contract: !/^0*$/.test(chain.account(seller)?.code_hash ?? ''),
    updated_at_block: changed.block,
    updated_at_time: changed.time,
    created_at_block: made.block,
    created_at_time: made.time,
    state: gone ? STATE.invalid : state,
  };
}

function saleFits(call: ServiceCall, sale: Json): boolean {
  const assets = sale['assets'] as Json[];
  const some = (field: string, of: (asset: Json) => unknown): boolean =>
    call.query(field) === '' || assets.some((asset) => fits(call, field, of(asset)));
  const most = Number(call.query('max_assets') || Infinity);
  return (
    fits(call, 'state', sale['state']) &&
    fits(call, 'seller', sale['seller']) &&
    fits(call, 'buyer', sale['buyer']) &&
    fits(call, 'symbol', sale['listing_symbol']) &&
    fits(call, 'collection_name', sale['collection_name']) &&
    some('asset_id', (asset) => asset['asset_id']) &&
    some('template_id', (asset) => (asset['template'] as Json | null)?.['template_id']) &&
    assets.length <= most
  );
}
