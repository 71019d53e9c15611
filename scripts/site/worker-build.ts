import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { ChainConfig } from '#src/chain/config/types.ts';
import { localeKeys } from '#src/i18n/locales.ts';
import { inLocale } from '#src/worker/rules.ts';
import type { WorkerSite } from '#src/worker/scope.ts';

const source = new URL('../../src/worker/worker.ts', import.meta.url);

/** Pages whose files are kept from the start: the first one of the app, and the offline page. */
const FIRST_PAGES = ['index', 'offline'];

/** Lazy parts of every screen that are needed once the connection is lost, and what loads them. */
const NEEDED_OFFLINE =
  /^(?:page-broken|stale-line|head-push|prepare-navigation|navigation|offline-notices)\./;

/** The code of the service worker, as one script without imports. */
export async function bundleWorker(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(source), output: { format: 'iife' } },
    },
  });
  if (!('output' in result)) throw new Error('The service worker was not built.');
  return result.output[0].code;
}

/** Files with a hash in their name that pages name. */
export function assetsOf(pages: readonly string[]): string[] {
  const found = pages.flatMap((html) =>
    [...html.matchAll(/"(\/_astro\/[^"\s]+\.(?:js|css|woff2))"/g)].map(([, path = '']) => path),
  );
  return [...new Set(found)].toSorted();
}

const importOf = /\b(?:from|import)\s*["'`]\.\/([^"'`]+)/g;
const textsOf = new RegExp(
  `\\bimport\\(\\s*["'\`]\\./((?:${localeKeys.join('|')})\\.[^"'\`]+)`,
  'g',
);

/**
 * Scripts with their texts and everything they import, so that each of them runs without a connection.
 * @param names of files in one folder
 * @param read the code of a file
 */
export async function withImports(
  names: readonly string[],
  read: (name: string) => Promise<string>,
): Promise<string[]> {
  const found = new Set(names);
  for (const name of found) {
    const code = await read(name);
    const texts = names.includes(name) ? code.matchAll(textsOf) : [];
    for (const [, file = ''] of [...code.matchAll(importOf), ...texts]) found.add(file);
  }
  return [...found];
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Writes `sw.js` of a chain's folder. A change of any of its files changes it, so that browsers
 * notice a new version.
 */
export async function writeWorker(folder: string, chain: ChainConfig, code: string): Promise<void> {
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  const pages = await Promise.all(
    localeKeys.map(async (locale) => {
      const url = inLocale(locale, 'offline');
      return { url, revision: hashOf(await read(url)) };
    }),
  );
  const first = await Promise.all(FIRST_PAGES.map((name) => read(`${name}.html`)));
  const names = (await readdir(join(folder, '_astro'))).filter(
    (name) => !/\.(?:br|gz)$/.test(name),
  );
  const needed = await withImports(
    names.filter((name) => NEEDED_OFFLINE.test(name)),
    (name) => read(`_astro/${name}`),
  );
  const assets = [...assetsOf(first), ...needed.map((name) => `/_astro/${name}`)];
  const site: WorkerSite = { chain, pages, assets: [...new Set(assets)] };
  const version = hashOf([...names.toSorted(), ...first].join('\n'));
  const text = `// ${version}\nself.pronghorn=${JSON.stringify(site)};\n${code}`;
  await writeFile(join(folder, 'sw.js'), text);
}
