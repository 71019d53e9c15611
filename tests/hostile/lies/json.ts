export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Where a value stands in an answer, `rows.0.owner`. */
export type Path = string;

/** Returns what to answer in the place of a value; the value itself where it stays. */
export type Rewrite = (value: Json, path: Path) => Json;

/** Rewrites every value of an answer, the inner ones first. Fields are kept in their order. */
export function rewritten(value: Json, rewrite: Rewrite, path: Path = ''): Json {
  const at = (key: string | number) => (path === '' ? String(key) : `${path}.${String(key)}`);
  if (Array.isArray(value))
    return rewrite(
      value.map((part, index) => rewritten(part, rewrite, at(index))),
      path,
    );
  if (value === null || typeof value !== 'object') return rewrite(value, path);
  const fields = Object.entries(value).map(([key, part]): [string, Json] => [
    key,
    rewritten(part, rewrite, at(key)),
  ]);
  return rewrite(Object.fromEntries(fields), path);
}

/** The same number for the same text on every run, from 0 to 2^32 − 1. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return (hash ^ (hash >>> 15)) >>> 0;
}
