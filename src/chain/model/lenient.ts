import { type Asset, parseAsset, zeroAsset } from '../core/asset.ts';
import type { TokenSymbol } from '../core/symbol.ts';
import { parseTime } from '../core/time.ts';
import { integerTextOf } from '../rpc/json.ts';

/** An amount in an answer, or null where the text is not one. */
export function assetOf(value: unknown): Asset | null {
  if (typeof value !== 'string') return null;
  try {
    return parseAsset(value);
  } catch {
    return null;
  }
}

/** An amount of a known token, zero where the answer holds none of it. */
export function amountOf(value: unknown, symbol: TokenSymbol): Asset {
  const asset = assetOf(value);
  const same = asset?.symbol.code === symbol.code && asset.symbol.precision === symbol.precision;
  return asset && same ? asset : zeroAsset(symbol);
}

/** Whole units of a token, as a number or as text. */
export function unitsOf(value: unknown, symbol: TokenSymbol): Asset {
  const digits = integerTextOf(value);
  return digits === null ? zeroAsset(symbol) : { units: BigInt(digits), symbol };
}

/** Milliseconds UTC; 0 where the text is not a time. */
export function timeOf(value: unknown): number {
  if (typeof value !== 'string') return 0;
  try {
    return parseTime(value);
  } catch {
    return 0;
  }
}
