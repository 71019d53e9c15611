import type { Asset } from '../../core/asset.ts';
import { buyAtLeast, type RamMarket } from '../resource/ram.ts';

/** nodeos bills ten bytes of RAM for a byte of code, because it keeps it compiled. */
const RAM_PER_CODE_BYTE = 10;

interface Sizes {
  /** Bytes of code and of the packed ABI. */
  readonly code: number;
  readonly abi: number;
}

/** The RAM of code and ABI in bytes. */
export function contractRam({ code, abi }: Sizes): number {
  return code * RAM_PER_CODE_BYTE + abi;
}

export interface UploadCost {
  /** Bytes of RAM that the upload takes; negative if it frees some. */
  readonly ram: number;
  /** Bytes that the account lacks; 0 if it has enough, null if that is unknown. */
  readonly missing: number | null;
  /** The price of the missing bytes; null if unknown, or if nothing is missing. */
  readonly price: Asset | null;
}

interface Account {
  readonly ram: { readonly used: number; readonly quota: number };
}

/**
 * The RAM of an upload and its price.
 * @param before the sizes on the chain; null if unknown: then the whole upload counts
 */
export function uploadCost(
  before: Sizes | null,
  after: Sizes,
  account: Account | null,
  market: RamMarket | null,
): UploadCost {
  const ram = contractRam(after) - (before ? contractRam(before) : 0);
  if (account === null) return { ram, missing: null, price: null };
  const { used, quota } = account.ram;
  const missing = quota < 0 ? 0 : Math.max(0, used + ram - quota);
  const bought = missing > 0 && market ? buyAtLeast(market, BigInt(missing)) : null;
  return { ram, missing, price: bought?.trade.tokens ?? null };
}
