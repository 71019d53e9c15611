import fc from 'fast-check';
import { CASES } from '../core/cases.ts';

/** Texts that nearly mean something to a reader of rows. */
const tempting = fc.oneof(
  fc.constantFrom('1.0000 EOS', '-1 X', '1.0000', '', '4,EOS', '2106-02-07T06:28:15', '1e400'),
  fc.constantFrom(
    '9223372036854775807.0000 EOS',
    '10000.0000 REX',
    '8 RAM',
    '18446744073709551615',
  ),
  fc.constantFrom('-0', 'NaN', '__proto__', '275760-09-13', '2026-02-30T00:00:00', 'a:b,c:', ':'),
);

const value = fc.oneof(
  tempting,
  fc.jsonValue({ maxDepth: 2 }),
  fc.double(),
  fc.constant(undefined),
);

/** Anything at all: plain JSON, and records that have a row's fields with wrong things in them. */
export function hostileRow(fields: readonly string[]): fc.Arbitrary<unknown> {
  const key = fc.constantFrom(...fields);
  const inner = fc.dictionary(key, value);
  const field = fc.oneof(value, inner, fc.array(fc.oneof(value, inner), { maxLength: 4 }));
  return fc.oneof(fc.dictionary(key, field), fc.dictionary(key, field), fc.jsonValue());
}

/** How often each reader is tried, and how long that may take on a busy machine. */
export const TOTALITY = CASES;
export const SLOW = { timeout: 180_000 };
