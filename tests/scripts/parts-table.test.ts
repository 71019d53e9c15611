import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { componentsDocument, withParts } from '#scripts/library/parts-table.ts';
import { supportedParts } from '#scripts/library/supported-parts.ts';

test('docs/components.md lists the supported parts by rank: npm run docs:components', async () => {
  const document = await readFile(componentsDocument, 'utf8');
  expect(document).toBe(await withParts(document));
  for (const { name, use } of supportedParts) expect(document, name).toContain(use);
});
