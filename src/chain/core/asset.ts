import * as messages from './messages.ts';
import { tokenSymbol } from './symbol.ts';
import type { TokenSymbol } from './symbol.ts';

/** The most units of an amount, of either sign: `asset::max_amount` of the chain. */
const MAX_AMOUNT = 2n ** 62n - 1n;

/** More are not converted: a megabyte of digits would take seconds. */
export const MOST_DIGITS = 40;

/** A token amount in its smallest units: 1.0000 EOS is 10000. */
export interface Asset {
  readonly units: bigint;
  readonly symbol: TokenSymbol;
  /**
   * Set if the amount could not be decoded. Then `units` is 0, and sums with it are malformed too.
   */
  readonly malformed?: true;
}

/**
 * Parses `1.0000 EOS`. Throws 'Asset must begin with a number', 'Invalid symbol', or 'Number is out
 * of range' if the units exceed 2^62 - 1, which the chain refuses.
 */
export function parseAsset(text: string): Asset {
  const match = /^(-?\d+)(?:\.(\d+))?(.*)$/s.exec(text.trim());
  if (!match) throw new Error(messages.assetWithoutNumber);
  const [, whole = '', decimals = '', rest = ''] = match;
  const symbol = tokenSymbol(/^\s+(\S+)$/.exec(rest)?.[1] ?? '', decimals.length);
  if (whole.length > MOST_DIGITS) throw new Error(messages.numberOutOfRange);
  const units = BigInt(whole + decimals);
  if (!isAmount(units)) throw new Error(messages.numberOutOfRange);
  return { units, symbol };
}

export function formatAsset(asset: Asset): string {
  return `${formatUnits(asset.units, asset.symbol.precision)} ${asset.symbol.code}`;
}

export function zeroAsset(symbol: TokenSymbol): Asset {
  return { units: 0n, symbol };
}

/** Replaces an amount that could not be decoded. */
export function malformedAsset(symbol: TokenSymbol): Asset {
  return { units: 0n, symbol, malformed: true };
}

/**
 * Integer part and decimals, for display. The sign belongs to the integer part. Decimals may be
 * empty.
 */
export function splitUnits(units: bigint, precision: number): { whole: string; decimals: string } {
  const digits = (units < 0n ? -units : units).toString().padStart(precision + 1, '0');
  const point = digits.length - precision;
  return {
    whole: (units < 0n ? '-' : '') + digits.slice(0, point),
    decimals: digits.slice(point),
  };
}

/** The amount with all decimals and no grouping, as chains write it: `-0.0001`. */
export function formatUnits(units: bigint, precision: number): string {
  const { whole, decimals } = splitUnits(units, precision);
  return decimals === '' ? whole : `${whole}.${decimals}`;
}

/** Whether the chain accepts the units in an amount. */
export function isAmount(units: bigint): boolean {
  return units >= -MAX_AMOUNT && units <= MAX_AMOUNT;
}
