/** Amounts as people type them. */
import { isAmount, MOST_DIGITS } from './asset.ts';
import * as messages from './messages.ts';

export type UnitsProblem = 'not-a-number' | 'too-many-decimals' | 'out-of-range';

const MESSAGES: Record<UnitsProblem, string> = {
  'not-a-number': messages.numberInvalid,
  'too-many-decimals': messages.decimalsTooMany,
  'out-of-range': messages.numberOutOfRange,
};

/**
 * Parses decimal text such as `12.5` into units of a precision, or returns what is wrong with it.
 * Zeros beyond the precision count as decimals, so that the signed amount is exactly what was
 * typed.
 */
export function readUnits(text: string, precision: number): bigint | UnitsProblem {
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text.trim());
  const [, sign = '', whole = '', decimals = ''] = match ?? [];
  if (whole + decimals === '') return 'not-a-number';
  if (decimals.length > precision) return 'too-many-decimals';
  if (whole.length > MOST_DIGITS) return 'out-of-range';
  const size = BigInt(whole + decimals.padEnd(precision, '0'));
  const units = sign === '-' ? -size : size;
  return isAmount(units) ? units : 'out-of-range';
}

/**
 * Parses like readUnits. Throws 'invalid number', 'Too many decimals' or 'Number is out of range'.
 */
export function parseUnits(text: string, precision: number): bigint {
  const units = readUnits(text, precision);
  if (typeof units === 'string') throw new Error(MESSAGES[units]);
  return units;
}
