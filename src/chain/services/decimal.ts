import * as v from '../core/schema.ts';

const PLACES = 20;

/** A figure as decimal text, whether it came as text or as a number. */
export const decimal = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite(), v.transform(plain))]),
  v.regex(/^-?\d+(\.\d+)?$/),
);

/** Numbers below 1e-6 would else be written with an exponent. */
function plain(value: number): string {
  const written = String(value);
  if (!written.includes('e')) return written;
  return value.toFixed(PLACES).replace(/\.?0+$/, '');
}
