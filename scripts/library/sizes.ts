import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { minifySync } from 'vite';

const STATIC = /(?:^|\n)(?:import|export)\b(?:[^'"();]*?\bfrom)?\s*['"](\.[^'"]+)['"]/g;

/**
 * Sizes of built modules with all of the package that they import at once: minified, compressed with
 * gzip. Parts that load when they are needed, languages and other packages do not count.
 */
export class ModuleSizes {
  readonly #out: string;
  readonly #modules = new Map<string, { readonly text: string; readonly imports: string[] }>();

  constructor(out: string) {
    this.#out = out;
  }

  /** Bytes. */
  of(...files: readonly string[]): number {
    const seen = new Set<string>();
    const waiting = [...files];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      waiting.push(...this.#module(file).imports);
    }
    const text = [...seen].toSorted().map((file) => this.#module(file).text);
    return gzipSync(text.join('\n')).length;
  }

  #module(file: string) {
    const known = this.#modules.get(file);
    if (known) return known;
    const source = readFileSync(join(this.#out, file), 'utf8');
    const imports = [...source.matchAll(STATIC)].map(([, path = '']) =>
      posix.join(posix.dirname(file), path),
    );
    const text = minifySync(file, source).code.replace(STATIC, '');
    const found = { text, imports };
    this.#modules.set(file, found);
    return found;
  }
}
