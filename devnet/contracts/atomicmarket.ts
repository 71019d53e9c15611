import type { Asset } from '../../src/chain/core/asset.ts';
import { nameToBigint } from '../../src/chain/core/name-bigint.ts';
import { sameSymbol, type TokenSymbol } from '../../src/chain/core/symbol.ts';
import { action, table } from '../engine/contract.ts';
import type { ApplyContext, NativeContract, TableAccess } from '../engine/contract.ts';
import { check } from '../engine/errors.ts';
import { abiOf } from './abi.ts';

const ASSETS = 'atomicassets';
/** The offer of a sale that its seller did not send yet. */
const NO_OFFER = -1n;
const CONFIG = nameToBigint('config');
/** The default marketplace's part of a price, for the maker and for the taker. */
const FEE = 0.01;
const MARKETPLACE_OWNER = 'fees.atomic';

interface Sale {
  sale_id: bigint;
  seller: string;
  asset_ids: bigint[];
  offer_id: bigint;
  listing_price: Asset;
  settlement_symbol: TokenSymbol;
  maker_marketplace: string;
  collection_name: string;
  collection_fee: number;
}

interface OwnedAsset {
  asset_id: bigint;
  collection_name: string;
}

const announcesale = action<
  Pick<Sale, 'seller' | 'asset_ids' | 'listing_price' | 'settlement_symbol' | 'maker_marketplace'>
>((context, args) => {
  const { seller, asset_ids, listing_price } = args;
  context.requireAuth(seller);
  check(asset_ids.length > 0, 'asset_ids needs to contain at least one id');
  check(listing_price.units > 0n, 'Sale price must be greater than zero');
  check(
    sameSymbol(listing_price.symbol, args.settlement_symbol),
    'Listing symbol needs to be the settlement symbol if no delphi pair is used',
  );
  const [first] = asset_ids.map((id) =>
    context
      .table<OwnedAsset>('assets', seller, ASSETS)
      .require(id, `The specified account does not own at least one of the assets`),
  );
  const collection_name = first?.collection_name ?? '';
  const { market_fee } = context
    .table<{ market_fee: number }>('collections', ASSETS, ASSETS)
    .require(nameToBigint(collection_name), 'No collection with this name exists');
  const sale: Sale = {
    sale_id: nextSaleId(context),
    seller,
    asset_ids,
    offer_id: NO_OFFER,
    listing_price,
    settlement_symbol: args.settlement_symbol,
    maker_marketplace: args.maker_marketplace,
    collection_name,
    collection_fee: Number(market_fee),
  };
  sales(context).put(sale, seller);
  log(context, 'lognewsale', { ...sale, offer_id: undefined });
});

/** The seller's offer of the NFTs to this contract begins the sale. */
const onOffer = action<{
  offer_id: bigint;
  sender: string;
  recipient: string;
  sender_asset_ids: bigint[];
  memo: string;
}>((context, { offer_id, sender, recipient, sender_asset_ids, memo }) => {
  if (recipient !== context.receiver) return;
  check(memo === 'sale', 'Invalid memo');
  const sale = sales(context)
    .rows()
    .find(
      (one) =>
        one.seller === sender &&
        one.offer_id === NO_OFFER &&
        String(one.asset_ids) === String(sender_asset_ids),
    );
  if (!sale) return check(false, 'No sale found for the asset ids that are being transferred');
  sales(context).put({ ...sale, offer_id });
  log(context, 'logsalestart', { sale_id: sale.sale_id, offer_id });
});

const onTransfer = action<{ from: string; to: string; quantity: Asset; memo: string }>(
  (context, { from, to, quantity, memo }) => {
    if (to !== context.receiver) return;
    check(memo === 'deposit', 'invalid memo');
    change(context, from, quantity, quantity.units);
  },
);

const purchasesale = action<{ buyer: string; sale_id: bigint }>((context, { buyer, sale_id }) => {
  context.requireAuth(buyer);
  const sale = sales(context).require(sale_id, 'No sale with this sale_id exists');
  check(sale.offer_id !== NO_OFFER, 'This sale is not active yet.');
  check(buyer !== sale.seller, "You can't purchase your own sale");
  const price = sale.listing_price;
  const { author } = context
    .table<{ author: string }>('collections', ASSETS, ASSETS)
    .require(nameToBigint(sale.collection_name), 'No collection with this name exists');
  const part = (share: number): bigint => BigInt(Math.trunc(Number(price.units) * share));
  const [royalty, fees] = [part(sale.collection_fee), 2n * part(FEE)];
  change(context, buyer, price, -price.units);
  change(context, sale.seller, price, price.units - royalty - fees);
  change(context, author, price, royalty);
  change(context, MARKETPLACE_OWNER, price, fees);
  sales(context).remove(sale_id);
  inline(context, 'acceptoffer', { offer_id: sale.offer_id });
  inline(context, 'transfer', {
    from: context.receiver,
    to: buyer,
    asset_ids: sale.asset_ids,
    memo: `AtomicMarket Purchased Sale - ID # ${sale_id}`,
  });
});

const cancelsale = action<{ sale_id: bigint }>((context, { sale_id }) => {
  const sale = sales(context).require(sale_id, 'No sale with this sale_id exists');
  context.requireAuth(sale.seller);
  sales(context).remove(sale_id);
  if (sale.offer_id !== NO_OFFER) inline(context, 'declineoffer', { offer_id: sale.offer_id });
});

/** Log actions that the contract sends to itself. */
const ownLog = action<object>((context) => context.requireAuth(context.receiver));

/** AtomicMarket's sales, without auctions, bids and marketplaces. */
export const atomicMarket: NativeContract = {
  name: 'atomicmarket',
  abi: abiOf({
    structs: {
      announcesale:
        'seller name, asset_ids uint64[], listing_price asset, settlement_symbol symbol, maker_marketplace name',
      balances_s: 'owner name, quantities asset[]',
      cancelsale: 'sale_id uint64',
      config_s:
        'version string, sale_counter uint64, maker_market_fee float64, taker_market_fee float64',
      lognewsale:
        'sale_id uint64, seller name, asset_ids uint64[], listing_price asset, settlement_symbol symbol, maker_marketplace name, collection_name name, collection_fee float64',
      logsalestart: 'sale_id uint64, offer_id uint64',
      purchasesale:
        'buyer name, sale_id uint64, intended_delphi_median uint64, taker_marketplace name',
      sales_s:
        'sale_id uint64, seller name, asset_ids uint64[], offer_id int64, listing_price asset, settlement_symbol symbol, maker_marketplace name, collection_name name, collection_fee float64',
    },
    actions: ['announcesale', 'cancelsale', 'lognewsale', 'logsalestart', 'purchasesale'],
    tables: { balances: 'balances_s', config: 'config_s', sales: 'sales_s' },
  }),
  actions: { announcesale, cancelsale, lognewsale: ownLog, logsalestart: ownLog, purchasesale },
  notifications: {
    'eosio.token::transfer': onTransfer,
    [`${ASSETS}::lognewoffer`]: onOffer,
  },
  tables: {
    balances: table<Balance>('balances_s', ({ owner }) => nameToBigint(owner)),
    config: table<Config>('config_s', () => CONFIG),
    sales: table<Sale>('sales_s', ({ sale_id }) => sale_id),
  },
};

interface Balance {
  owner: string;
  quantities: Asset[];
}

interface Config {
  version: string;
  sale_counter: bigint;
  maker_market_fee: number;
  taker_market_fee: number;
}

function sales(context: ApplyContext): TableAccess<Sale> {
  return context.table('sales', context.receiver);
}

function nextSaleId(context: ApplyContext): bigint {
  const rows = context.table<Config>('config', context.receiver);
  const before = rows.get(CONFIG) ?? {
    version: '1.3.3',
    sale_counter: 0n,
    maker_market_fee: FEE,
    taker_market_fee: FEE,
  };
  const sale_counter = before.sale_counter + 1n;
  rows.put({ ...before, sale_counter }, context.receiver);
  return sale_counter;
}

/** A balance has one token on this chain: prices are in the core token. */
function change(context: ApplyContext, owner: string, { symbol }: Asset, by: bigint): void {
  const rows = context.table<Balance>('balances', context.receiver);
  const units = (rows.get(nameToBigint(owner))?.quantities[0]?.units ?? 0n) + by;
  check(units >= 0n, 'The specified account does not have enough balance to make this purchase');
  if (units > 0n) rows.put({ owner, quantities: [{ units, symbol }] }, context.receiver);
  else if (rows.get(nameToBigint(owner))) rows.remove(nameToBigint(owner));
}

function log(context: ApplyContext, name: string, args: Record<string, unknown>): void {
  const authorization = [{ actor: context.receiver, permission: 'active' }];
  context.sendInline({ account: context.receiver, name, authorization, args });
}

/** Requires that the account's active permission contains its own eosio.code. */
function inline(context: ApplyContext, name: string, args: Record<string, unknown>): void {
  const authorization = [{ actor: context.receiver, permission: 'active' }];
  context.sendInline({ account: ASSETS, name, authorization, args });
}
