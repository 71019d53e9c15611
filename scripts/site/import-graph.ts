import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Imports and re-exports of values, static or dynamic. The project's formatter fixes their form. */
const IMPORTS = [
  /^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm,
  /\bimport\(\s*'([^']+)'\s*\)/g,
];

const known = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  const found = known.get(file);
  if (found) return found;
  const source = readFileSync(join(root, file), 'utf8');
  const names = IMPORTS.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name]) => name));
  const files = names.flatMap((name = '') => {
    if (!/\.tsx?$/.test(name)) return [];
    if (name.startsWith('#src/')) return [name.slice(1)];
    return name.startsWith('.') ? [resolve('/', dirname(file), name).slice(1)] : [];
  });
  known.set(file, files);
  return files;
}

/**
 * All files of `src` that a file imports, directly or not, now or later.
 * @param file path from the project's folder: `src/islands/main/main.ts`
 */
export function importedBy(file: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const queue = [file];
  for (const next of queue) {
    if (seen.has(next)) continue;
    seen.add(next);
    queue.push(...importsOf(next));
  }
  return seen;
}
