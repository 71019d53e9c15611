import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chains } from '#src/chain/config/registry.ts';

const hosting = readFileSync(join(import.meta.dirname, '../../docs/hosting.md'), 'utf8');

test('docs/hosting.md names every chain that can be built', () => {
  const missing = chains.filter(({ key }) => !hosting.includes(`\`${key}\``));
  expect(missing.map(({ key }) => key)).toEqual([]);
});
