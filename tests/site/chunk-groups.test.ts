import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundlerGroups, chunkGroups } from '#scripts/site/chunk-groups.ts';
import { importsOf } from '#scripts/site/import-graph.ts';

const root = join(import.meta.dirname, '../..');
const paths = chunkGroups.flatMap((group) => group.paths);

test('each path of a chunk group exists', () => {
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

/** Imported with `import()`, each together with the rest of its group. */
const LAZY = [
  'src/chain/actions/common-sentences.ts',
  'src/chain/history/hyperion/page.ts',
  'src/chain/history/spam/without-spam.ts',
  'src/first/account.ts',
  'src/first/block.ts',
  'src/first/transaction.ts',
  'src/islands/account/account-marks.tsx',
  'src/islands/account/account-rail.tsx',
  'src/islands/account/account-screen.tsx',
  'src/islands/main/frame-controls.tsx',
  'src/islands/shell/head-price.tsx',
  'src/islands/transaction/transaction-body.tsx',
  'src/islands/transaction/transaction-screen.tsx',
  'src/islands/wallet/wallet-windows.tsx',
  'src/layouts/shell-controls.ts',
  'src/layouts/start.ts',
  'src/stores/chain/tabs.ts',
];

test('a file of a chunk group is imported statically: with the group it would load too early', () => {
  const imports = globSync('src/**/*.{ts,tsx,astro}', { cwd: root }).map(importsOf);
  const imported = new Set(imports.flatMap((one) => one.static));
  const files = paths.filter((path) => /^src\/.*\.tsx?$/.test(path));
  expect(files.filter((file) => !imported.has(file)).toSorted()).toEqual(LAZY);
  const lazily = new Set(imports.flatMap((one) => one.dynamic));
  expect(LAZY.filter((file) => !lazily.has(file))).toEqual([]);
});

/** Groups that the page of an account loads at once, as other pages of one thing do. */
const AT_ONCE = ['frame', 'views', 'tables'];

test('a file that a page needs later is in no group that it loads at once', () => {
  const reached = new Set<string>();
  const reach = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const next of importsOf(file).static) reach(next);
  };
  for (const file of LAZY) reach(file);
  const early = chunkGroups.filter(({ name }) => AT_ONCE.includes(name)).flatMap((g) => g.paths);
  const files = early.filter((path) => /^src\/.*\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !reached.has(file))).toEqual([]);
});

test('no path is in two chunk groups', () => {
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

test.each([
  ['/home/me/pronghorn/src/stores/url.ts', 'frame'],
  ['C:\\pronghorn\\src\\stores\\url.ts', 'frame'],
  ['/pronghorn/node_modules/react-dom/client.js', 'react'],
  ['/pronghorn/node_modules/react-hook-form/index.js', undefined],
  ['/pronghorn/src/stores/url.test.ts', undefined],
  ['/pronghorn/src/i18n/ko.ts', 'texts-ko'],
  ['C:\\pronghorn\\src\\i18n\\areas\\action\\ar.ts', 'texts-ar'],
  ['/pronghorn/src/i18n/areas/vote/ar.ts', undefined],
])('%s belongs to the chunk %s', (id, name) => {
  const found = bundlerGroups().find(({ test: matches }) => matches.test(id))?.name;
  expect(typeof found === 'function' ? found(id) : found).toBe(name);
});
