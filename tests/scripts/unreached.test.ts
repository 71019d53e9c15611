import { expect, test } from 'vitest';
import { namesIn } from '#scripts/lib/unreached.mjs';

const exported = { file: 'src/b.ts', exports: [{ name: 'one' }], types: [{ name: 'Two' }] };
const issues = [{ file: 'src/a.ts', files: [{ name: 'src/a.ts' }] }, exported];

test('files and exports that no page reaches are named, in order', () => {
  expect(namesIn({ issues: issues.toReversed() })).toEqual([
    'src/a.ts',
    'src/b.ts#Two',
    'src/b.ts#one',
  ]);
});

test('what is outside the sources is not named', () => {
  const outside = { file: 'scripts/c.mjs', files: [{ name: 'scripts/c.mjs' }] };
  expect(namesIn({ issues: [exported, outside] })).toEqual(['src/b.ts#Two', 'src/b.ts#one']);
});
