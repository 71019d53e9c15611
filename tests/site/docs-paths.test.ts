import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { isThere } from './doc-paths.ts';

const root = join(import.meta.dirname, '../..');
const docs = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'examples/README.md',
  'tests/recordings/README.md',
  '.github/pull_request_template.md',
  ...readdirSync(join(root, 'docs')).flatMap((name) =>
    name.endsWith('.md') ? `docs/${name}` : [],
  ),
];

const ENDING = String.raw`\.(?:ts|tsx|mjs|js|cjs|css|astro|json|md)`;

/**
 * Paths of files and folders of the repository in backticks. `dist` is there
 * after a build.
 */
function pathsIn(text: string): string[] {
  const file = new RegExp(`\`((?:[\\w.<>[\\]-]+/)+[\\w.<>[\\]-]+${ENDING})\``, 'g');
  const folder =
    /`((?:src|tests|devnet|scripts|stories|docs|bench|public|examples)\/(?:[\w.<>[\]-]*\/)*)`/g;
  const found = [...text.matchAll(file), ...text.matchAll(folder)];
  return found.map((match) => match[1] ?? '');
}

/** Entries of the package, which is not a folder. */
const isEntry = (path: string) => path.startsWith('pronghorn/');

/** Names of files without a folder: `market.ts`. */
function namesIn(text: string): string[] {
  const name = /`([\w.-]+\.(?:ts|tsx|mjs|astro|css))`/g;
  return [...text.matchAll(name)].map((match) => match[1] ?? '');
}

/** Tables of modules leave out `src/islands`. */
const folders = ['', 'src', 'src/chain', 'src/islands', 'docs', 'tests'];

test.each(docs)('%s names files that exist', (doc) => {
  const paths = pathsIn(readFileSync(join(root, doc), 'utf8'));
  const missing = paths.filter(
    (path) => !isEntry(path) && !folders.some((folder) => isThere(path, join(root, folder))),
  );
  expect(missing).toEqual([]);
});

const names = new Set(
  globSync('{*,{src,tests,devnet,scripts,stories,bench}/**/*}', { cwd: root }).map((file) =>
    basename(file),
  ),
);
/** Files of apps that use the package, in its guide. */
const OF_APPS = ['main.ts', 'main.tsx', 'App.tsx', 'vite.config.ts', 'styles.css'];

test.each(docs)('%s names no file that does not exist', (doc) => {
  const missing = namesIn(readFileSync(join(root, doc), 'utf8')).filter(
    (name) => !names.has(name) && !OF_APPS.includes(name),
  );
  expect(missing).toEqual([]);
});

const sources = [
  '{src,devnet,scripts,tests,stories,bench}/**/*.{ts,tsx,mjs,js,astro}',
  '*.{js,mjs,cjs}',
];
const identifiers = new Set(
  globSync(sources, { cwd: root, exclude: (file) => file.endsWith('docs-paths.test.ts') }).flatMap(
    (file) => readFileSync(join(root, file), 'utf8').match(/[A-Za-z_]\w*/g) ?? [],
  ),
);
/** Of the specification, which the project differs from. */
const ELSEWHERE = ['trezorIndexList'];

/** Functions, types and fields in backticks: `useLoad`, `AccountView`. */
function identifiersIn(text: string): string[] {
  const words = text.matchAll(/`([a-z]+[A-Z]\w*|(?:[A-Z][a-z]+){2,})`/g);
  return [...words].map((match) => match[1] ?? '');
}

test.each(docs)('%s names no function, type or field that does not exist', (doc) => {
  const missing = identifiersIn(readFileSync(join(root, doc), 'utf8')).filter(
    (name) => !identifiers.has(name) && !ELSEWHERE.includes(name),
  );
  expect(missing).toEqual([]);
});

test('docs name files at all', () => {
  const all = docs.flatMap((doc) => pathsIn(readFileSync(join(root, doc), 'utf8')));
  expect(all.length).toBeGreaterThan(300);
});
