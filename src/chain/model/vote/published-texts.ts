import { isRecord } from '../../rpc/json.ts';

/** More than any field needs, and levels of lists in it. */
const MOST_TEXTS = 20;
const MOST_LEVELS = 3;

/**
 * The texts of a field that should be one text or a list of them, and that some publish as an object:
 * `{"https": "https://…"}`, `{"query": true}`. Each once, numbers as text.
 * @param flags whether a name whose value is true is a text too
 */
export function textsIn(value: unknown, flags = false): readonly string[] {
  return [...new Set(collected(value, flags, 0))].slice(0, MOST_TEXTS);
}

function collected(value: unknown, flags: boolean, level: number): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null || level > MOST_LEVELS) return [];
  return Object.entries(value)
    .slice(0, MOST_TEXTS)
    .flatMap(([name, part]) =>
      flags && part === true ? [name] : collected(part, flags, level + 1),
    );
}

/** The record of a field, or the first of a list in its place; null if there is none. */
export function recordIn(value: unknown): Readonly<Record<string, unknown>> | null {
  const entry: unknown = Array.isArray(value) ? value.find(isRecord) : value;
  return isRecord(entry) ? entry : null;
}

/**
 * The entries of a list, of an object in its place, or the one entry that stands without a list.
 * @param fields of an entry: an object with one of them is one
 */
export function entriesIn(value: unknown, fields: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return [];
  return fields.some((field) => Object.hasOwn(value, field)) ? [value] : Object.values(value);
}
