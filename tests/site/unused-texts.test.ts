import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { unusedTexts } from '#scripts/site/unused-texts.ts';

// All of the site's code is read with its types.
test('each text is read by some code', { timeout: 600_000 }, () => {
  expect(unusedTexts(resolve(import.meta.dirname, '../..'))).toEqual([]);
});
