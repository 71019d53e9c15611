import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundlerGroups, chunkGroups } from '#scripts/site/chunk-groups.ts';

const root = join(import.meta.dirname, '../..');
const paths = chunkGroups.flatMap((group) => group.paths);

test('each path of a chunk group exists', () => {
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
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
  ['C:\\pronghorn\\src\\i18n\\areas\\block\\ar.ts', 'texts-ar'],
  ['/pronghorn/src/i18n/areas/vote/ar.ts', undefined],
])('%s belongs to the chunk %s', (id, name) => {
  const found = bundlerGroups().find(({ test: matches }) => matches.test(id))?.name;
  expect(typeof found === 'function' ? found(id) : found).toBe(name);
});
