import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Imports and re-exports of values. The project's formatter fixes their form. */
const STATIC =
  /^\s*(?:import|export) (?!type |\{ type \w+(?:, type \w+)* \} )(?:[^;']*?from )?'([^']+)'/gm;
const DYNAMIC = /\bimport\(\s*'([^']+)'\s*\)/g;

interface Imports {
  readonly static: readonly string[];
  readonly dynamic: readonly string[];
}

const known = new Map<string, Imports>();

/** The files of `src` that a file imports itself. */
export function importsOf(file: string): Imports {
  const found = known.get(file);
  if (found) return found;
  const source = readFileSync(join(root, file), 'utf8');
  const files = (pattern: RegExp) =>
    [...source.matchAll(pattern)].flatMap(([, name = '']) => {
      if (!/\.tsx?$/.test(name)) return [];
      if (name.startsWith('#src/')) return [name.slice(1)];
      return name.startsWith('.') ? [resolve('/', dirname(file), name).slice(1)] : [];
    });
  const imports = { static: files(STATIC), dynamic: files(DYNAMIC) };
  known.set(file, imports);
  return imports;
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
    const imports = importsOf(next);
    queue.push(...imports.static, ...imports.dynamic);
  }
  return seen;
}
