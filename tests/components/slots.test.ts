import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesIn } from '#scripts/library/exports.ts';

const root = join(import.meta.dirname, '../..');
const SLOT = /(?:data-slot="|rootProps\(\s*')([a-z-]+)["']/g;

/** Slots of the components, each with the files that have it. */
function slots(): Map<string, string[]> {
  const found = sourcesIn(root, 'src/components').flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(SLOT)].map(
      ([, slot = '']) => [slot, file] as const,
    ),
  );
  const bySlot = Map.groupBy(found, ([slot]) => slot);
  return new Map(
    [...bySlot].map(([slot, all]) => [slot, [...new Set(all.map(([, file]) => file))]]),
  );
}

test('each slot is that of one part, and named for users of the package', () => {
  const guide = readFileSync(join(root, 'docs/components.md'), 'utf8');
  const all = slots();
  expect(all.size).toBeGreaterThan(30);
  expect([...all].filter(([, files]) => files.length > 1)).toEqual([]);
  expect([...all.keys()].filter((slot) => !guide.includes(`\`${slot}\``))).toEqual([]);
});
