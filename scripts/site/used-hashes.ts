import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isEmbedded } from './embed-build.ts';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
const SCRIPT_HASH = / 'sha256-([A-Za-z0-9+/=]+)'/g;

/**
 * Removes hashes from the policies of a site's pages that no script of the site has. The first
 * page's policy stays in force during client-side navigation, so the scripts of all pages count. An
 * embedded page is never left so: its own scripts count for it, and for no other.
 * @param folder of one chain, with its pages
 */
export async function keepUsedHashes(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const paths = names.filter((name) => name.endsWith('.html')).map((name) => join(folder, name));
  const pages = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  const used = new Set(pages.filter((html) => !isEmbedded(html)).flatMap(hashesOfScripts));
  await Promise.all(
    paths.map((path, at) => {
      const html = pages[at] ?? '';
      const own = isEmbedded(html) ? new Set(hashesOfScripts(html)) : used;
      return writeFile(path, withHashes(html, own));
    }),
  );
}

/** The sha256 of each inline script of a page, in base64. */
export function hashesOfScripts(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) =>
    createHash('sha256').update(text).digest('base64'),
  );
}

/** A page whose policy contains only those hashes. */
export function withHashes(html: string, used: ReadonlySet<string>): string {
  return html.replace(SCRIPT_HASH, (whole, hash: string) => (used.has(hash) ? whole : ''));
}
