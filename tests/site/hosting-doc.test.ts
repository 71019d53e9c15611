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

test('docs/hosting.md leads to the keys of the chains that can be built', () => {
  const [row = ''] = /^\| `CHAIN` .*$/m.exec(hosting) ?? [];
  expect(row).toContain('(chains.md)');
  const named = [...row.matchAll(/`([a-z0-9-]+)`/g)].map((match) => match[1]);
  expect(named.filter((key) => !chains.some((chain) => chain.key === key))).toEqual([]);
});
