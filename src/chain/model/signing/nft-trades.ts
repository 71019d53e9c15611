import { formatAsset } from '../../core/asset.ts';
import { isName } from '../../core/name.ts';
import { unique } from '../../core/unique.ts';
import { integerTextOf, type JsonRecord, listOf, textOf } from '../../rpc/json.ts';
import type { ActionView } from '../action/action.ts';
import type { NftTransfer, NftTrade } from '../nft/trade.ts';
import { assetOf, isTrue } from '../shared/lenient.ts';
import type { Figure } from './agreement.ts';

/** A trade of NFTs that an action names by its number only. */
export interface NamedTrade {
  readonly table: 'offers' | 'sales' | 'auctions';
  /** Decimal text. */
  readonly id: string;
  /** The action and the number: `atomicassets::acceptoffer 5`. */
  readonly of: string;
}

const rules: Readonly<Record<string, readonly [NamedTrade['table'], string]>> = {
  'atomicassets::acceptoffer': ['offers', 'offer_id'],
  'atomicmarket::purchasesale': ['sales', 'sale_id'],
  'atomicmarket::auctionbid': ['auctions', 'auction_id'],
};

/** The trade that an action names; null for other actions. */
export function namedTrade({
  account,
  name,
  data,
}: Pick<ActionView, 'account' | 'name' | 'data'>): NamedTrade | null {
  const action = `${account}::${name}`;
  const [table, field = ''] = (Object.hasOwn(rules, action) && rules[action]) || [];
  const id = integerTextOf(data?.[field]);
  return table === undefined || id === null ? null : { table, id, of: `${action} ${id}` };
}

/** The trades that actions name, each once. */
export function namedTrades(actions: readonly ActionView[]): NamedTrade[] {
  const all = actions.flatMap((action) => namedTrade(action) ?? []);
  return unique(all, ({ of }) => of);
}

/** A row of the trade's table; null if it is another one or malformed. */
export function tradeOf({ table, id }: NamedTrade, row: JsonRecord): NftTrade | null {
  return integerTextOf(row[`${table.slice(0, -1)}_id`]) === id ? readers[table](row) : null;
}

const readers: Readonly<Record<NamedTrade['table'], (row: JsonRecord) => NftTrade | null>> = {
  offers: (row) =>
    together(null, [
      sideOf(row.sender, row.sender_asset_ids),
      sideOf(row.recipient, row.recipient_asset_ids),
    ]),
  sales(row) {
    const price = priceOf(row);
    return price === null ? null : together(price, [sideOf(row.seller, row.asset_ids)]);
  },
  /** From its start on the market has the NFTs. */
  auctions: (row) =>
    together(null, [
      sideOf(isTrue(row.assets_transferred) ? 'atomicmarket' : row.seller, row.asset_ids),
    ]),
};

function together(price: string | null, sides: readonly (NftTransfer | null)[]): NftTrade | null {
  const known = sides.filter((side) => side !== null);
  return known.length < sides.length ? null : { sides: known, price };
}

function sideOf(account: unknown, list: unknown): NftTransfer | null {
  const giver = textOf(account);
  if (giver === null || !isName(giver) || !Array.isArray(list)) return null;
  const all = listOf(list);
  const ids = all.flatMap((id) => integerTextOf(id) ?? []);
  return ids.length < all.length ? null : { contract: 'atomicassets', giver, ids };
}

/** A price in another currency is paid in the token of the settlement, at the current rate. */
function priceOf(row: JsonRecord): string | null {
  const price = assetOf(row.listing_price);
  const [, paidIn] = /^\d{1,2},([A-Z]{1,7})$/.exec(textOf(row.settlement_symbol) ?? '') ?? [];
  if (!price || paidIn === undefined) return null;
  const amount = formatAsset(price);
  return paidIn === price.symbol.code ? amount : `${amount} (${paidIn})`;
}

/** What a trade exchanges, as a node reports it; null if the node has no such trade. */
export function tradeFigure({ of }: NamedTrade, trade: NftTrade | null): Figure {
  if (!trade) return { kind: 'trade', of, value: null };
  const given = trade.sides
    .filter(({ ids }) => ids.length > 0)
    .map(({ giver, ids }) => `${giver}: ${ids.join(', ')}`);
  const value = [...given, ...(trade.price === null ? [] : [trade.price])].join(' ⇄ ');
  return { kind: 'trade', of, value, trade };
}

/** What two operators agree that a trade exchanges; null if they were not compared, or if they differ. */
export function agreedTrade(figures: readonly Figure[], { of }: NamedTrade): NftTrade | null {
  return figures.find((one) => one.kind === 'trade' && one.of === of)?.trade ?? null;
}
