import type { Context } from 'hono';
import { jsonText } from '../json.ts';

/** Sends indented JSON with sorted fields. */
export function prettyJson(c: Context, value: unknown): Response {
  const text = JSON.stringify(sorted(JSON.parse(jsonText(value))), null, 3);
  return c.body(`${text}\n`, 200, { 'content-type': 'application/json' });
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([field, inner]) => [field, sorted(inner)]));
}
