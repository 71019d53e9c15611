import type { Asset } from '../../core/asset.ts';
import type { PriceBasis } from '../price/price.ts';
import { marketCap } from './currency.ts';
import { type TokenId, tokenIdText } from './token-id.ts';

/** A token on the market, in the chosen currency. Figures are null if no source reports them. */
export interface TokenMarket {
  readonly price: number;
  /** Change of the price in 24 hours, in per cent. */
  readonly change: number | null;
  /** Trading volume of 24 hours. */
  readonly volume: number | null;
  /** As a service reports it: it puts tokens in order whose supply is not known. */
  readonly cap: number | null;
  /** Of the core token's price. */
  readonly basis?: PriceBasis;
}

export interface ListedToken extends TokenId {
  /** As published by its issuer: hostile text. Null if the symbol is its only name. */
  readonly name: string | null;
  /** Null if the node did not report it. */
  readonly supply: Asset | null;
  /** The part of the supply that is in circulation; null if not known, absent for all of it. */
  readonly circulating?: Asset | null | undefined;
  /** Null if no source has a price. */
  readonly market: TokenMarket | null;
}

/**
 * The market capitalisation on every screen: the price of the supply that is in circulation by the
 * contract. Null without either. Services count the supply in ways of their own.
 */
export function capOf({
  supply,
  circulating = supply,
  market,
}: Pick<ListedToken, 'supply' | 'circulating' | 'market'>): number | null {
  return circulating && market && marketCap(circulating, market.price);
}

export const tokenListOrders = ['cap', 'name', 'price', 'change', 'volume'] as const;
export type TokenListOrder = (typeof tokenListOrders)[number];

export interface TokenListView {
  /** Part of a symbol, a contract or a name, case-insensitive. */
  readonly text: string;
  readonly order: TokenListOrder;
}

/** The matching tokens in order. Tokens without the figure come last, by name. */
export function viewTokenList<T extends ListedToken>(
  tokens: readonly T[],
  { text, order }: TokenListView,
): T[] {
  const term = text.trim().toLowerCase();
  const figure = (token: T) => {
    if (order === 'name') return null;
    return (order === 'cap' ? capOf(token) : null) ?? token.market?.[order] ?? null;
  };
  return tokens
    .filter((token) => `${tokenIdText(token)} ${token.name ?? ''}`.toLowerCase().includes(term))
    .toSorted((a, b) => (figure(b) ?? -Infinity) - (figure(a) ?? -Infinity) || byName(a, b));
}

function byName(a: TokenId, b: TokenId): number {
  const [x, y] = [`${a.code} ${a.contract}`, `${b.code} ${b.contract}`];
  return x < y ? -1 : x > y ? 1 : 0;
}
