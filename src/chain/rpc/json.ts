import { isRecord, type JsonRecord } from '../core/record.ts';

/**
 * Decoders of untyped JSON values. Each takes any value and returns null or an empty value if the
 * type is wrong, so that one malformed field does not discard the whole response.
 */

export { isRecord, type JsonRecord };

export function recordOf(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Text that is not empty. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** No digit can be read in two ways: a long text of digits would take hours. */
const DECIMAL = /^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i;

/** A finite number, from a number or from decimal text, which may have an exponent. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** An integer as decimal text, from a number or from text. Chains have none of more than 78 digits. */
export function integerTextOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && /^-?\d{1,100}$/.test(value) ? value : null;
}

export function listOfTexts(value: unknown): string[] {
  return listOf(value).filter((item) => typeof item === 'string');
}
