import type { Json } from './json.ts';

/** A lie about one value: what stands in its place, or undefined where it has no use for it. */
export type ValueLie = (value: Json) => Json | undefined;

const inTexts =
  (lie: (text: string) => Json): ValueLie =>
  (value) =>
    typeof value === 'string' ? lie(value) : undefined;

const inNumbers =
  (lie: (number: number) => Json): ValueLie =>
  (value) =>
    typeof value === 'number' ? lie(value) : undefined;

/** The figure of an amount such as `1.0000 EOS` replaced, the symbol kept. */
const inAmounts =
  (figure: string): ValueLie =>
  (value) =>
    typeof value === 'string' && /^-?\d+(\.\d+)? [A-Z]+$/.test(value)
      ? value.replace(/^\S+/, figure)
      : undefined;

const inTimes =
  (time: string): ValueLie =>
  (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? time : undefined;

const SCRIPT = '<script>window.__ran=1</script><img src=x onerror="window.__ran=1">';
const INVISIBLE = '\u200b\u2060\u3164\u2800\u00ad\u034f\ufe0f\u115f\u{e0041}\u2062\ufff9';

function nested(levels: number): Json {
  let value: Json = 'bottom';
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { in: value };
  return value;
}

/** Lies that leave an answer in its form: they reach what is drawn. */
export const valueLies = {
  'scripts in texts': inTexts(() => SCRIPT),
  'markup in attributes': inTexts((text) => `${text}" onmouseover="window.__ran=1" x='`),
  'javascript addresses': inTexts(() => 'javascript:window.__ran=1'),
  'data addresses': inTexts(() => 'data:text/html,<script>window.__ran=1</script>'),
  'addresses of others': inTexts(() => 'https://user:pass@evil.example/?q=<b>'),
  'names of 400 letters': inTexts(() => 'w'.repeat(400)),
  'wide letters': inTexts(() => '𒐫﷽'.repeat(60)),
  'reversed texts': inTexts((text) => `\u202e${text}\u2066\u2067`),
  'invisible texts': inTexts(() => INVISIBLE),
  'piles of marks': inTexts((text) => `${text.slice(0, 3)}${'\u0300\u0489'.repeat(200)}`),
  'halves of characters': inTexts((text) => `\ud83d${text}\udc00`),
  'control characters': inTexts((text) => `\u0000\u0007\u001b[31m${text}\u007f`),
  'empty texts': inTexts(() => ''),
  'texts of spaces and lines': inTexts(() => ' \n\r\n\t \n'.repeat(40)),
  'texts of 20,000 letters': inTexts(() => 'long '.repeat(4_000)),
  'names of the prototype': inTexts(() => '__proto__'),
  'names of built-in fields': inTexts(() => 'constructor'),
  'words for no number': inTexts(() => '--5e٣'),
  'symbols of 100 letters': inTexts((text) =>
    text.replace(/[A-Z]{3,7}$/, (code) => code.repeat(20).slice(0, 100)),
  ),
  'amounts without a figure': inAmounts('none'),
  'amounts of 400 digits': inAmounts('9'.repeat(400)),
  'amounts with an exponent': inAmounts('1e308'),
  'amounts of other decimals': inAmounts('1.123456789012345678901'),
  'negative amounts': inAmounts('-9223372036854775808.0000'),
  'days that do not exist': inTimes('2026-02-31T25:61:61.000'),
  'times that are none': inTimes('yesterday'),
  'times of the year 9999': inTimes('9999-12-31T23:59:59.500'),
  'times of the year 0': inTimes('0000-01-01T00:00:00'),
  'numbers past all bounds': inNumbers(() => 1e308),
  'numbers past 2^53': inNumbers(() => 2 ** 63),
  'negative numbers': inNumbers((number) => -1 - Math.abs(number)),
  fractions: inNumbers((number) => number + 0.123456789),
  'numbers as texts': inNumbers((number) => String(number)),
  'numbers as words': inNumbers(() => 'many'),
  'unknown words': inTexts((text) => (/^[a-z_]{4,12}$/.test(text) ? 'unheardof' : text)),
} as const satisfies Record<string, ValueLie>;

/** Lies about an answer's form. */
export const shapeLies = {
  'null for values': () => null,
  'lists for values': (value) => (Array.isArray(value) ? undefined : [value]),
  'objects for values': (value) => ({ value }),
  'texts for lists': (value) => (Array.isArray(value) ? 'list' : undefined),
  'flags for values': () => true,
  'numbers for texts': inTexts(() => 7),
  'deep nesting': () => nested(500),
  'empty lists': (value) => (Array.isArray(value) ? [] : undefined),
  'lists within lists': (value) => (Array.isArray(value) ? [value, value] : undefined),
  'null in lists': (value) => (Array.isArray(value) ? [null, ...value, null] : undefined),
} as const satisfies Record<string, ValueLie>;
