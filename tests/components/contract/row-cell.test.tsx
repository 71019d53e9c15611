import { render } from '@testing-library/react';
import { fc } from '#tests/fc.ts';
import { describe, expect, test } from 'vitest';
import { RowCell } from '#src/components/contract/row-cell.tsx';
import { inLocale } from '../in-locale.tsx';

function shown(field: string, type: string, value: unknown): string {
  const { container, unmount } = render(
    inLocale(<RowCell field={field} type={type} value={value} />),
  );
  const text = container.textContent;
  unmount();
  return text;
}

describe('a raw table value', () => {
  test.each([
    ['asset_id', 'uint64', '1099511627776'],
    ['asset_id', 'uint64', 1_099_511],
    ['expires', 'uint32', 1_700_000_000],
    ['global_sequence', 'uint64', '418205993211'],
    ['block_num', 'uint32', 412_884_001],
    ['memo', 'string', '1234567'],
  ])('has no thousands separators: %s %s', (field, type, value) => {
    expect(shown(field, type, value)).toBe(String(value));
  });

  test('is shown with all its digits, whatever the integer', () => {
    const field = fc.constantFrom('id', 'time', 'block_num', 'nonce');
    fc.assert(
      fc.property(field, fc.maxSafeInteger(), (name, value) => {
        expect(shown(name, 'int64', value)).toBe(String(value));
        expect(shown(name, 'int64', `${value}`)).toBe(`${value}`);
      }),
      { numRuns: 50 },
    );
  });

  test('of 128 bits has its number beside the bytes that older nodes report', () => {
    const bytes = '0x119e20e414a39c60ab7942da4a48cbb3';
    const number = '238987313771706096047051733442425298449';
    expect(shown('key', 'uint128', bytes)).toBe(`${number} ${bytes}`);
    expect(shown('key', 'uint128', number)).toBe(number);
    expect(shown('key', 'int128', `0x${'ff'.repeat(16)}`)).toBe(`-1 0x${'ff'.repeat(16)}`);
    expect(shown('key', 'uint128', '0x119e')).toBe('0x119e');
    expect(shown('key', 'checksum128', bytes)).toBe(bytes);
  });

  test('is grouped if it is an amount', () => {
    expect(shown('balance', 'asset', '1234567.0000 EOS')).toBe('1,234,567.0000 EOS');
  });
});
