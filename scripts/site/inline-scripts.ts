import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { requestTimeoutMs } from '#src/chain/core/limits.ts';
import {
  embedScripts,
  headScripts,
  localRequestScripts,
  requestScripts,
  separator,
} from '#src/layouts/inline/head-scripts.ts';

const folder = new URL('../../src/layouts/inline/', import.meta.url);
const INLINE_SOURCE = /src\/layouts\/inline\/[\w-]+\.js\?raw$/;

/** An inline script without its comments, since every page contains it, and with its numbers. */
export function inlineScript(name: string): string {
  const source = readFileSync(new URL(name, folder), 'utf8');
  const written = source.replaceAll('REQUEST_TIMEOUT_MS', String(requestTimeoutMs));
  return minifySync(name, written).code.trim();
}

/** Hashes of the inline scripts for the content security policy. */
export function inlineHashes(): `sha256-${string}`[] {
  return [headScripts, requestScripts, localRequestScripts, embedScripts]
    .map((names) => names.map((name) => inlineScript(`${name}.js`)).join(separator))
    .map((text) => createHash('sha256').update(text).digest('base64'))
    .map((hash) => `sha256-${hash}` as const);
}

/** Provides the inline scripts exactly as they were hashed. */
export function smallInlineScripts(): Plugin {
  return {
    name: 'small-inline-scripts',
    enforce: 'pre',
    load(id) {
      if (!INLINE_SOURCE.test(id.replaceAll('\\', '/'))) return null;
      return `export default ${JSON.stringify(inlineScript(basename(id, '?raw')))};`;
    },
  };
}
