import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const LAYERS = [
  'src/chain/model',
  'src/chain/client',
  'src/stores',
  'src/components',
  'src/islands',
  'src/i18n/areas',
  'stories',
];
/** Named in docs/architecture.md. */
const EXCEPTIONS = ['resource'];

test('a noun has the same name in each layer', () => {
  const nouns = LAYERS.flatMap((layer) =>
    readdirSync(join(root, layer), { withFileTypes: true }).filter((entry) => entry.isDirectory()),
  ).map(({ name }) => name);
  const all = new Set(nouns);
  const twice = [...all].filter((name) => all.has(`${name}s`) || all.has(`${name}es`));
  expect(twice).toEqual(EXCEPTIONS);
});
