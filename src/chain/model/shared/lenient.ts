import { type Asset, malformedAsset, parseAsset, zeroAsset } from '../../core/asset.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { parseTime } from '../../core/time.ts';
import { integerTextOf } from '../../rpc/json.ts';

/** An amount in a response; null if malformed. */
export function assetOf(value: unknown): Asset | null {
  if (typeof value !== 'string') return null;
  try {
    return parseAsset(value);
  } catch {
    return null;
  }
}

/** An amount of a known token. Zero if it is absent, marked as malformed if it cannot be parsed. */
export function amountOf(value: unknown, symbol: TokenSymbol): Asset {
  if (isAbsent(value)) return zeroAsset(symbol);
  const asset = assetOf(value);
  if (asset?.symbol.code !== symbol.code) return asset ? zeroAsset(symbol) : malformedAsset(symbol);
  return asset.symbol.precision === symbol.precision ? asset : malformedAsset(symbol);
}

/** Whole units of a token, as a number or a text. Zero and malformed as in amountOf. */
export function unitsOf(value: unknown, symbol: TokenSymbol): Asset {
  const digits = integerTextOf(value);
  if (digits !== null && digits.length <= INT64_DIGITS) return { units: BigInt(digits), symbol };
  return isAbsent(value) ? zeroAsset(symbol) : malformedAsset(symbol);
}

/** Nodes write a bool as 0 or 1, or as a JSON boolean. */
export function isTrue(value: unknown): boolean {
  return value === true || value === 1;
}

/** Including the sign. */
const INT64_DIGITS = 20;

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Milliseconds UTC, also of a time with an offset or in numbers as indexes store it; 0 if it is none. */
export function timeOf(value: unknown): number {
  if (typeof value === 'number') return timeOfNumber(value);
  if (typeof value !== 'string') return 0;
  const [, local = value, sign, hours, minutes] = WITH_OFFSET.exec(value) ?? [];
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  try {
    return parseTime(local.replace(' ', 'T')) - (sign === '-' ? -offset : offset);
  } catch {
    return /^\d{13}$/.test(value) ? Number(value) : 0;
  }
}

const WITH_OFFSET = /^(\d{4}-\d\d-\d\d[T ][\d:.]{8,18})([+-])(\d\d):?(\d\d)$/;

/** Milliseconds, or seconds if it is too small for them. */
function timeOfNumber(value: number): number {
  if (!Number.isSafeInteger(value) || value < 1_000_000_000 || value > 8e15) return 0;
  return value < 100_000_000_000 ? value * 1000 : value;
}
