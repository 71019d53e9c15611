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

/** Paths of files in backticks. Docs leave out the folders that every path of their part has. */
function pathsIn(text: string): string[] {
  const found = [
    ...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|tsx|mjs|js|cjs|astro|json|md))`/g),
  ];
  return found.map((match) => match[1] ?? '');
}

const folders = ['', 'src', 'src/chain', 'docs', 'tests'];

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
