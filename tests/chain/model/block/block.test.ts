import { expect, test } from 'vitest';
import { blockKey } from '#src/chain/model/block/block.ts';

test.each([
  ['1', '1'],
  ['0042', '42'],
  ['4294967295', '4294967295'],
  ['AB'.repeat(32), 'ab'.repeat(32)],
])('%s names a block', (text, key) => {
  expect(blockKey(text)).toBe(key);
});

test.each(['0', '-5', '4294967296', '99999999999', 'abc', '1.5', '', 'ab'.repeat(31)])(
  '%s names none',
  (text) => {
    expect(blockKey(text)).toBeNull();
  },
);
