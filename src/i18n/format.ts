import { splitUnits, type Asset } from '../chain/core/asset.ts';
import { bytesMeasure, spanMeasure } from '../chain/model/shared/measure.ts';
import { locales } from './locales.ts';

/**
 * How numbers and amounts are written; money is in `format-money.ts`, dates are in `format-date.ts`.
 * Every function takes a BCP 47 tag. Digits are always the Western ones, since block numbers and
 * amounts are read, compared and pasted across languages. Ids and UNIX times are not formatted:
 * `String(id)` is what people search for.
 */
const numberFormats = new Map<string, Intl.NumberFormat>();

/** Keeps a figure before its unit within a right-to-left sentence: left-to-right isolate marks. */
export function keepOrder(text: string, tag: string): string {
  // A tag may have a region.
  const language = tag.slice(0, 2);
  const isRightToLeft = Object.values(locales).some(
    (one) => one.tag === language && one.dir === 'rtl',
  );
  return isRightToLeft ? `\u2066${text}\u2069` : text;
}

export function withLatinDigits(tag: string): string {
  return `${tag}-u-nu-latn`;
}

/** What cannot be shown is cut off, not rounded: nobody is shown more than there is. */
export function numberFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = tag + JSON.stringify(options);
  let format = numberFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(withLatinDigits(tag), { roundingMode: 'trunc', ...options });
    numberFormats.set(key, format);
  }
  return format;
}

/** What is written for a figure that is none. */
export const NO_FIGURE = '—';
/** From here on figures are written with an exponent, as JavaScript does: no count is so large. */
const TOO_LONG = 1e21;

/** Whether a figure is a number that fits a line. */
export function isShort(value: number | bigint): boolean {
  return value < TOO_LONG && value > -TOO_LONG;
}

/** As numberFormat; no figure grows longer than a line, and none is written as `NaN` or `∞`. */
function write(value: number | bigint, tag: string, options: Intl.NumberFormatOptions): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return NO_FIGURE;
  const short = {
    notation: 'scientific',
    maximumFractionDigits: 3,
    minimumFractionDigits: 0,
  } as const;
  return numberFormat(tag, isShort(value) ? options : { ...options, ...short }).format(value);
}

/** All that a double holds of any decimal; digits after them come of binary fractions. */
const TRUE_DIGITS = 15;

/** A figure that was reckoned, fit for cutting off: 114.99999999999999 is meant to be 115. */
export function figure(value: number): number {
  return Number(value.toPrecision(TRUE_DIGITS));
}

/**
 * A count with the language's grouping and at most `decimals` decimals; a dash for what is no finite
 * number.
 */
export function formatNumber(value: number | bigint, tag: string, decimals = 0): string {
  const exact = typeof value === 'bigint' || Number.isInteger(value) ? value : figure(value);
  return write(exact, tag, { maximumFractionDigits: decimals });
}

export interface DecimalParts {
  /** The digits that carry the value, with sign and grouping. */
  readonly figure: string;
  /** The other decimals. With `figure` before it, the exact number. */
  readonly rest: string;
}

/** From here on, in whole tokens, decimals do not carry a number's value. */
const LARGE = 1_000n;

/**
 * A number of smallest units with all its decimals, in parts that a screen styles apart: the whole
 * part of a large number, a smaller one up to its last digit that is not zero.
 */
export function decimalParts(units: bigint, precision: number, tag: string): DecimalParts {
  const { whole, decimals } = splitUnits(units < 0n ? -units : units, precision);
  const digits = BigInt(whole) >= LARGE ? '' : decimals.replace(/0+$/, '');
  const rest = decimals.slice(digits.length);
  const point = decimals === '' ? '' : decimalSeparator(tag);
  return {
    figure:
      (units < 0n ? '−' : '') +
      formatNumber(BigInt(whole), tag) +
      (digits === '' ? '' : point + digits),
    rest: digits === '' ? point + rest : rest,
  };
}

/** A piece of an element of the class `amount`: a text, or one in a `<span>`, which is light. */
export type AmountPiece = string | { readonly light: string };

/** What a number of smallest units is drawn of: its figure, and its other decimals if there are any. */
export function decimalPieces(units: bigint, precision: number, tag: string): AmountPiece[] {
  const { figure, rest } = decimalParts(units, precision, tag);
  return rest === '' ? [figure] : [figure, { light: rest }];
}

/**
 * What an amount is drawn of, by React (`components/ui/amount.tsx`) and by the first script
 * (`first/write.ts`). A malformed amount has none: see `Asset.malformed`.
 */
export function amountPieces({ units, symbol }: Asset, tag: string): AmountPiece[] {
  return [...decimalPieces(units, symbol.precision, tag), ' ', { light: symbol.code }];
}

/** As text: `1,234.5000`. */
export function formatDecimal(units: bigint, precision: number, tag: string): string {
  const { figure, rest } = decimalParts(units, precision, tag);
  return figure + rest;
}

/**
 * An exact amount as text: `1,234.5000 EOS`. Components show `Amount`; this is for sentences, labels
 * and options, which hold text only. A malformed amount is a dash: use `useFormat().amount`, which
 * says so. Files and the clipboard get `formatAsset`, as chains write it.
 */
export function formatAmount({ units, symbol, malformed }: Asset, tag: string): string {
  if (malformed) return NO_FIGURE;
  return keepOrder(`${formatDecimal(units, symbol.precision, tag)} ${symbol.code}`, tag);
}

function decimalSeparator(tag: string): string {
  const parts = numberFormat(tag, { minimumFractionDigits: 1 }).formatToParts(0.5);
  return parts.find((part) => part.type === 'decimal')?.value ?? '.';
}

/**
 * A share from 0 to 1 as a percentage, with all its decimals so that a column lines up. One too small
 * for them is shown as less than the smallest, since it is not nothing.
 */
export function formatPercent(share: number, tag: string, decimals = 1): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = (value: number) => write(value, tag, { style: 'percent', ...digits });
  const smallest = 10 ** -(decimals + 2);
  const isLess = share > 0 && figure(share) < smallest;
  return isLess ? keepOrder(`< ${format(smallest)}`, tag) : format(figure(share));
}

/** Bytes in the units of the field, of 1024 each: `136 Bytes`, `4.74 KB`. */
export function formatBytes(bytes: number, tag: string): string {
  if (!Number.isFinite(bytes)) return NO_FIGURE;
  const { value, unit } = bytesMeasure(bytes);
  return keepOrder(`${formatNumber(value, tag, unit === 'Bytes' ? 0 : 2)} ${unit}`, tag);
}

/** A length of CPU time given in microseconds: `245 µs`, `1.25 ms`, `3.1 s`, `2 min`, `4.5 days`. */
export function formatMicroseconds(microseconds: number, tag: string): string {
  if (!Number.isFinite(microseconds)) return NO_FIGURE;
  const { value, unit } = spanMeasure(microseconds);
  return keepOrder(`${formatNumber(value, tag, 2)} ${unit}`, tag);
}

export const SPANS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A span such as a wait or a delay in its two largest units: `3 days 4 hr`. Takes seconds. */
export function formatDuration(seconds: number, tag: string): string {
  if (!Number.isFinite(seconds)) return NO_FIGURE;
  let rest = Math.max(0, Math.round(seconds));
  const parts: string[] = [];
  for (const [unit, size] of SPANS.slice(2)) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count === 0 && !(unit === 'second' && parts.length === 0)) continue;
    parts.push(write(count, tag, { style: 'unit', unit, unitDisplay: 'short' }));
  }
  return parts.slice(0, 2).join(' ');
}
