import { expect, test } from 'vitest';
import { referenceBlock } from '#src/chain/model/transaction/reference-block.ts';

test('the reference block is the last earlier one with the signed lower half', () => {
  expect(referenceBlock(218, 206)).toBe(206);
  expect(referenceBlock(0x2_0005, 0x0001)).toBe(0x2_0001);
  expect(referenceBlock(0x2_0005, 0xfff0)).toBe(0x1_fff0);
  // A transaction cannot depend on its own block.
  expect(referenceBlock(0x2_0005, 0x0005)).toBe(0x1_0005);
});
