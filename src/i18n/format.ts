import { bytesMeasure, spanMeasure } from '../chain/model/shared/measure.ts';

/**
 * How figures and times are written. Every function takes a BCP 47 tag; digits are always the
 * Western ones, since block numbers, amounts and ids are read, compared and pasted across languages.
 */
const numberFormats = new Map<string, Intl.NumberFormat>();
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

/** Keeps a figure before its unit within a right-to-left sentence: left-to-right isolate marks. */
export function keepOrder(text: string, tag: string): string {
  return /^ar\b/.test(tag) ? `\u2066${text}\u2069` : text;
}

function withLatinDigits(tag: string): string {
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

/** The sign that parts whole from decimals: `.` or `,`. */
export function decimalSign(tag: string): string {
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

const SPANS = [
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

/**
 * `3 minutes ago`, `in 2 days`, `now`. Both times in milliseconds UTC. In the long style: in the
 * short one, CLDR's Arabic writes past months as if they were to come.
 */
export function formatRelativeTime(time: number, now: number, tag: string): string {
  const seconds = Math.trunc((time - now) / 1000);
  if (!Number.isFinite(seconds)) return NO_FIGURE;
  const [unit, size] = SPANS.find(([, span]) => Math.abs(seconds) >= span) ?? ['second', 1];
  const count = Math.trunc(seconds / size) || 0;
  return relativeFormat(tag, count === 0 ? 'auto' : 'always').format(count, unit);
}

function relativeFormat(tag: string, numeric: 'auto' | 'always'): Intl.RelativeTimeFormat {
  const key = tag + numeric;
  let format = relativeFormats.get(key);
  if (!format) {
    format = new Intl.RelativeTimeFormat(withLatinDigits(tag), { style: 'long', numeric });
    relativeFormats.set(key, format);
  }
  return format;
}

/**
 * `2026-11-20 12:34:56 UTC`, the same in every language and on every machine, so that a server and
 * a browser write the same text and two people can compare what they see. Milliseconds UTC.
 */
export function formatAbsoluteTime(time: number): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '—';
  const text = date
    .toISOString()
    .replace('T', ' ')
    .replace(/\.?0*Z$/, '');
  return `${text} UTC`;
}
