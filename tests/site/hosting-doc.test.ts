import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chains } from '#src/chain/config/registry.ts';

const hosting = readFileSync(join(import.meta.dirname, '../../docs/hosting.md'), 'utf8');

test('docs/components.md names every chain by its export', () => {
  const components = readFileSync(join(import.meta.dirname, '../../docs/components.md'), 'utf8');
  const names = chains.map(({ key }) =>
    key.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase()),
  );
  expect(names.filter((name) => !components.includes(`\`${name}\``))).toEqual([]);
});

test('docs/hosting.md names every chain that can be built', () => {
  const missing = chains.filter(({ key }) => !hosting.includes(`\`${key}\``));
  expect(missing.map(({ key }) => key)).toEqual([]);
});
