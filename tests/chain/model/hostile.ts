import { fc } from '#tests/fc.ts';
import { CASES } from '../core/cases.ts';

/** Texts that nearly mean something to a reader of rows. */
const TEXTS = [
  '1.0000 EOS',
  '-1 X',
  '1.0000',
  '',
  '4,EOS',
  '2106-02-07T06:28:15',
  '1e400',
  '0x10',
  '-5',
  '9223372036854775807.0000 EOS',
  '10000.0000 REX',
  '8 RAM',
  '18446744073709551615',
  'alice',
  '-0',
  'NaN',
  '__proto__',
  '275760-09-13',
  '2026-02-30T00:00:00',
  'a:b,c:',
  ':',
  '{"a":[]}',
  'ipfs://Qm',
  'Qm1',
  'https://x',
  'javascript:1',
  '00ff',
  '/9j/',
  '\ud800',
  '{"name":{}}',
];
const NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.5,
  1e21,
  -1e300,
  2 ** 53,
  2 ** 63,
  4_294_967_296,
  21,
  NaN,
  Infinity,
  -Infinity,
  5e-324,
];

const DEPTH = 5;

/**
 * Anything, made from a seed: often records that have the fields with wrong things in them. Built by
 * hand, since arbitraries of nested records take thirty times as long.
 */
export function anything(seed: number, fields: readonly string[]): unknown {
  return generator(seed, fields).any(DEPTH);
}

/** Anything at all, and mostly records that have a row's fields with wrong things in them. */
export function hostileRow(fields: readonly string[], depth = 3): fc.Arbitrary<unknown> {
  return seeds.map((seed) => {
    const made = generator(seed, fields);
    return seed % 8 === 0 ? made.any(depth) : made.record(depth);
  });
}

/** Each another one: those near zero are no more telling than others. */
export const seeds = fc.noBias(fc.integer());

function generator(seed: number, fields: readonly string[]) {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (state >>> 8) % below;
  };
  const one = <Item>(items: readonly Item[]) => items[next(items.length)];
  const record = (depth: number): Record<string, unknown> =>
    Object.fromEntries(Array.from({ length: next(8) }, () => [one(fields) ?? 'x', any(depth - 1)]));
  const any = (depth: number): unknown => {
    const kind = next(depth > 0 ? 10 : 5);
    if (kind < 2) return one(TEXTS);
    if (kind === 2) return one(NUMBERS);
    if (kind === 3) return one([null, undefined, true, false]);
    if (kind === 4) return one([[], {}, next(2 ** 31), String(next(2 ** 31))]);
    return kind < 7 ? Array.from({ length: next(4) }, () => any(depth - 1)) : record(depth);
  };
  return { any, record };
}

/** How often each reader is tried, and how long that may take on a busy machine. */
export const TOTALITY = CASES;
export const SLOW = { timeout: 180_000 };
