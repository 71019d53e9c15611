import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { headScripts, separator } from '#src/layouts/inline/head-scripts.ts';

const folder = new URL('../../src/layouts/inline/', import.meta.url);
const asked = /src\/layouts\/inline\/[\w-]+\.js\?raw$/;

/** A script of the head without its comments: it stands in every page. */
function inlineScript(name: string): string {
  return minifySync(name, readFileSync(new URL(name, folder), 'utf8')).code.trim();
}

/** Hashes of the scripts that stand in the head as they are, by which the policy knows them. */
export function inlineHashes(): `sha256-${string}`[] {
  const head = headScripts.map((name) => inlineScript(`${name}.js`)).join(separator);
  return [head, inlineScript('local.js'), inlineScript('prefetch.js')]
    .map((text) => createHash('sha256').update(text).digest('base64'))
    .map((hash) => `sha256-${hash}` as const);
}

/** Hands the scripts of the head out as their hashes were taken. */
export function smallInlineScripts(): Plugin {
  return {
    name: 'small-inline-scripts',
    enforce: 'pre',
    load(id) {
      if (!asked.test(id.replaceAll('\\', '/'))) return null;
      return `export default ${JSON.stringify(inlineScript(basename(id, '?raw')))};`;
    },
  };
}
