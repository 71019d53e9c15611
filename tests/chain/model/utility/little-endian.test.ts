import { Int64, Serializer, UInt32, UInt64 } from '@wharfkit/antelope';
import { expect, it } from 'vitest';
import { fromLittleEndian, littleEndian } from '#src/chain/model/utility/little-endian.ts';

it('packs numbers as the chain does', () => {
  expect(littleEndian(1n, 4)).toBe(Serializer.encode({ object: UInt32.from(1) }).hexString);
  expect(littleEndian(258n, 8)).toBe(Serializer.encode({ object: UInt64.from(258) }).hexString);
  expect(littleEndian(-15n, 8)).toBe(Serializer.encode({ object: Int64.from(-15) }).hexString);
});

it('reads back what it packed', () => {
  expect(fromLittleEndian(littleEndian(0x1234_5678_9abcn, 8))).toBe(0x1234_5678_9abcn);
});
