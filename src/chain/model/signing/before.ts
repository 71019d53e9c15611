import type { Action } from '../../actions/action.ts';
import type { MarketSale } from '../../actions/nft-sale.ts';
import { integerTextOf, type JsonRecord, listOf, textOf } from '../../rpc/json.ts';

/** What an action replaces or removes, as it was before. */
export type Before =
  | { readonly kind: 'vote'; readonly producers: readonly string[]; readonly proxy: string | null }
  /** The permission that an action of a contract was linked to; null for none. */
  | { readonly kind: 'link'; readonly permission: string | null }
  /** The transaction of a proposal, as an approval names it. */
  | { readonly kind: 'proposal'; readonly hash: string }
  | ({ readonly kind: 'sale' } & MarketSale);

/** A row of AtomicMarket's sales; null if malformed. */
export function marketSaleRow(row: JsonRecord): MarketSale | null {
  const id = integerTextOf(row.sale_id);
  const offer = integerTextOf(row.offer_id);
  const [seller, listing_price] = [textOf(row.seller), textOf(row.listing_price)];
  const settlement_symbol = textOf(row.settlement_symbol);
  const nfts = listOf(row.asset_ids).flatMap((one) => integerTextOf(one) ?? []);
  if (id === null || offer === null || seller === null || nfts.length === 0) return null;
  if (listing_price === null || settlement_symbol === null) return null;
  const maker_marketplace = textOf(row.maker_marketplace) ?? '';
  return {
    id,
    seller,
    nfts,
    announced: { seller, asset_ids: nfts, listing_price, settlement_symbol, maker_marketplace },
    isOpen: !offer.startsWith('-'),
  };
}

/** The seller and the NFTs of a sale that was just announced; null for other actions. */
export function announcedSale(
  actions: readonly Action[],
): Pick<MarketSale, 'seller' | 'nfts'> | null {
  const [first, offer, ...more] = actions;
  if (first?.account !== 'atomicmarket' || first.name !== 'announcesale') return null;
  const seller = textOf(first.data['seller']);
  const nfts = listOf(first.data['asset_ids']).flatMap((one) => integerTextOf(one) ?? []);
  if (seller === null || nfts.length === 0 || more.length > 0) return null;
  const isOffer =
    offer?.account === 'atomicassets' &&
    offer.name === 'createoffer' &&
    offer.data['recipient'] === 'atomicmarket' &&
    String(offer.data['sender_asset_ids']) === String(nfts);
  return offer === undefined || isOffer ? { seller, nfts } : null;
}
