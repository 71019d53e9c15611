import type { Asset } from '../../core/asset.ts';
import { integerTextOf, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import { momentOf } from './details.ts';

export type NftSaleState = 'waiting' | 'listed' | 'cancelled' | 'sold' | 'invalid' | 'unknown';

/** The indexer's numbers. */
const STATES: readonly NftSaleState[] = ['waiting', 'listed', 'cancelled', 'sold', 'invalid'];

/** A sale of NFTs at AtomicMarket. */
export interface NftSale {
  readonly id: string;
  readonly state: NftSaleState;
  readonly seller: string;
  readonly buyer: string | null;
  /** Null if the indexer does not know it, as for a price in dollars. */
  readonly price: Asset | null;
  /** Ids of the NFTs that are sold together. */
  readonly nfts: readonly string[];
  readonly created: number | null;
  readonly updated: number | null;
}

/**
 * Whether an account can cancel a sale: its seller, as long as the market has it. The NFTs of an invalid
 * one were moved.
 */
export const canCancelSale = ({ seller, state }: NftSale, actor: string): boolean =>
  actor === seller && (state === 'waiting' || state === 'listed' || state === 'invalid');

/** A sale of the AtomicMarket indexer; null if malformed. */
export function marketSale(row: unknown): NftSale | null {
  const sale = recordOf(row);
  const id = integerTextOf(sale.sale_id);
  if (id === null) return null;
  return {
    id,
    state: STATES[numberOf(sale.state) ?? -1] ?? 'unknown',
    seller: textOf(sale.seller) ?? '',
    buyer: textOf(sale.buyer),
    price: priceOf(sale.price),
    nfts: listOf(sale.assets).flatMap((one) => integerTextOf(recordOf(one).asset_id) ?? []),
    created: momentOf(sale.created_at_time),
    updated: momentOf(sale.updated_at_time),
  };
}

function priceOf(value: unknown): Asset | null {
  const { amount, token_symbol: code, token_precision: digits } = recordOf(value);
  const units = integerTextOf(amount);
  const precision = numberOf(digits);
  if (units === null || textOf(code) === null || precision === null) return null;
  if (!Number.isInteger(precision) || precision < 0 || precision > 18) return null;
  return { units: BigInt(units), symbol: { code: String(code), precision } };
}
