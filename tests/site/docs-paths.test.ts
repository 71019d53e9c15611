import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const docs = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs')).flatMap((name) =>
    name.endsWith('.md') ? `docs/${name}` : [],
  ),
];

/** Paths of files and folders of the repository in backticks. `dist` is there after a build. */
function pathsIn(text: string): string[] {
  const file = /`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|tsx|mjs|js|cjs|astro|json|md))`/g;
  const folder = /`((?:src|tests|devnet|scripts|stories|docs|bench)\/(?:[\w.[\]-]+\/)*)`/g;
  const found = [...text.matchAll(file), ...text.matchAll(folder)];
  return found.map((match) => match[1] ?? '');
}

/** Tables of modules leave out `src/islands`. */
const folders = ['', 'src', 'src/chain', 'src/islands', 'docs', 'tests'];

test.each(docs)('%s names files that exist', (doc) => {
  const paths = pathsIn(readFileSync(join(root, doc), 'utf8'));
  const missing = paths.filter(
    (path) => !folders.some((folder) => existsSync(join(root, folder, path))),
  );
  expect(missing).toEqual([]);
});

test('docs name files at all', () => {
  const all = docs.flatMap((doc) => pathsIn(readFileSync(join(root, doc), 'utf8')));
  expect(all.length).toBeGreaterThan(50);
});
