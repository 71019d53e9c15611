import type { Asset } from '../../core/asset.ts';

/** A market of the exchange. */
export interface DexMarket {
  readonly id: number;
  /** `XPR_XMD`: base and quote token. */
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly isOpen: boolean;
  /** Fractions. */
  readonly makerFee: string;
  readonly takerFee: string;
}

export interface DexOrder {
  readonly id: string;
  /** Null if the exchange does not list it. */
  readonly market: DexMarket | null;
  readonly isBuy: boolean;
  /** Of the base token, still to be filled. Null if the market or the amount is unknown. */
  readonly left: Asset | null;
  /** Of a whole base token, in the quote token. Null as above. */
  readonly price: Asset | null;
}
