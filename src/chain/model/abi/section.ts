import { isRecord, recordOf, textOf } from '../../rpc/json.ts';

/**
 * A list of an ABI. Tools write an empty one as null, `{}` or `""`, and one with entries as an object
 * by place or by name: `{"greet": {"result_type": "string"}}`. Anything else is returned unchanged.
 */
export function sectionOf(value: unknown): unknown {
  if (value === null || value === undefined || value === '' || value === false) return [];
  if (!isRecord(value)) return value;
  return Object.entries(value).map(([name, entry]) =>
    isRecord(entry) && !/^\d+$/.test(name) ? { name, ...entry } : entry,
  );
}

/** Whether an action's result has a type: some list each action, without one for nothing. */
export function hasResult(entry: unknown): boolean {
  if (!isRecord(entry)) return true;
  const { result_type: type = null } = entry;
  return type !== null && type !== '';
}

/** Entries by their names, also where they are a list. Null if two have one name. */
export function byName(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const named = new Map(
    value.map((one: unknown, index) => [textOf(recordOf(one)['name']) ?? String(index), one]),
  );
  // A record would drop the first of the two.
  return named.size === value.length ? Object.fromEntries(named) : null;
}
