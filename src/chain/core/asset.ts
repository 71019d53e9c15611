import * as messages from './messages.ts';
import { sameSymbol, tokenSymbol } from './symbol.ts';
import type { TokenSymbol } from './symbol.ts';

const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);

export type UnitsProblem = 'not-a-number' | 'too-many-decimals' | 'out-of-range';

const MESSAGES: Record<UnitsProblem, string> = {
  'not-a-number': messages.numberInvalid,
  'too-many-decimals': messages.decimalsTooMany,
  'out-of-range': messages.numberOutOfRange,
};

/** An amount of a token: whole units of its smallest part, so that 1.0000 EOS is 10000. */
export interface Asset {
  readonly units: bigint;
  readonly symbol: TokenSymbol;
  /** What was answered is no amount: `units` is 0 and says nothing. Sums of it are malformed too. */
  readonly malformed?: true;
}

/**
 * Reads `1.0000 EOS`. Throws 'Asset must begin with a number', 'Invalid symbol', or
 * 'Number is out of range' where the units do not fit 64 bits.
 */
export function parseAsset(text: string): Asset {
  const match = /^(-?\d+)(?:\.(\d+))?(.*)$/s.exec(text.trim());
  if (!match) throw new Error(messages.assetWithoutNumber);
  const [, whole = '', decimals = '', rest = ''] = match;
  const symbol = tokenSymbol(/^\s+(\S+)$/.exec(rest)?.[1] ?? '', decimals.length);
  return inRange({ units: BigInt(whole + decimals), symbol });
}

export function formatAsset(asset: Asset): string {
  return `${formatUnits(asset.units, asset.symbol.precision)} ${asset.symbol.code}`;
}

export function zeroAsset(symbol: TokenSymbol): Asset {
  return { units: 0n, symbol };
}

/** What stands where an amount of a token was answered that cannot be read. */
export function malformedAsset(symbol: TokenSymbol): Asset {
  return { units: 0n, symbol, malformed: true };
}

/** Throws 'invalid symbol' where the symbols differ, 'Number is out of range' past 64 bits. */
export function addAssets(a: Asset, b: Asset): Asset {
  return inRange({ ...sumOf(a, b), units: a.units + matching(a, b).units });
}

/** As addAssets. */
export function subtractAssets(a: Asset, b: Asset): Asset {
  return inRange({ ...sumOf(a, b), units: a.units - matching(a, b).units });
}

/** Below, at or above zero as `a` is less, equal or more. Throws 'invalid symbol'. */
export function compareAssets(a: Asset, b: Asset): number {
  const difference = a.units - matching(a, b).units;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/**
 * Reads a decimal text such as `12.5` as units of a precision, or says what is wrong with it.
 * Zeros past the precision count as decimals too: what was typed is what is signed.
 */
export function readUnits(text: string, precision: number): bigint | UnitsProblem {
  const match = /^\s*(-?)(\d*)(?:\.(\d*))?\s*$/.exec(text);
  const [, sign = '', whole = '', decimals = ''] = match ?? [];
  if (whole + decimals === '') return 'not-a-number';
  if (decimals.length > precision) return 'too-many-decimals';
  const size = BigInt(whole + decimals.padEnd(precision, '0'));
  const units = sign === '-' ? -size : size;
  return isInt64(units) ? units : 'out-of-range';
}

/** As readUnits, but throws 'invalid number', 'Too many decimals' or 'Number is out of range'. */
export function parseUnits(text: string, precision: number): bigint {
  const units = readUnits(text, precision);
  if (typeof units === 'string') throw new Error(MESSAGES[units]);
  return units;
}

/** The figure in its two parts, for display: the sign is with the whole, decimals may be empty. */
export function splitUnits(units: bigint, precision: number): { whole: string; decimals: string } {
  const digits = (units < 0n ? -units : units).toString().padStart(precision + 1, '0');
  const point = digits.length - precision;
  return {
    whole: (units < 0n ? '-' : '') + digits.slice(0, point),
    decimals: digits.slice(point),
  };
}

/** The figure with all its decimals and no grouping, as chains write it: `-0.0001`. */
export function formatUnits(units: bigint, precision: number): string {
  const { whole, decimals } = splitUnits(units, precision);
  return decimals === '' ? whole : `${whole}.${decimals}`;
}

function matching(a: Asset, b: Asset): Asset {
  if (!sameSymbol(a.symbol, b.symbol)) throw new Error(messages.symbolsDiffer);
  return b;
}

function sumOf(a: Asset, b: Asset): Omit<Asset, 'units'> {
  return a.malformed || b.malformed ? { symbol: a.symbol, malformed: true } : { symbol: a.symbol };
}

function inRange(asset: Asset): Asset {
  if (!isInt64(asset.units)) throw new Error(messages.numberOutOfRange);
  return asset;
}

function isInt64(value: bigint): boolean {
  return value >= INT64_MIN && value <= INT64_MAX;
}
