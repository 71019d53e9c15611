/**
 * Careful readers of decoded JSON: each takes anything and answers with a value of its type, or
 * with null, so that an answer with a field of the wrong kind costs that field and no more.
 */

export type JsonRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function recordOf(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text that is not empty. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A finite number, also where it came as a decimal text. */
export function numberOf(value: unknown): number | null {
  const number =
    typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** An integer of any size as decimal text, whether it came as a number or as text. */
export function integerTextOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && /^-?\d+$/.test(value) ? value : null;
}

export function listOfTexts(value: unknown): string[] {
  return listOf(value).filter((item) => typeof item === 'string');
}
