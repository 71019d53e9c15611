import { describe, expect, test } from 'vitest';
import { readTokenFilter, tokenFilterText } from '#src/chain/model/token/token-filter.ts';
import { rangeOf, rangeTexts } from '#src/chain/model/shared/utc-day.ts';

const core = { contract: 'eosio.token', symbol: 'EOS' };
const copy = { contract: 'fakeeosfake1', symbol: 'EOS' };

describe('a token that is typed', () => {
  test('is its contract and symbol, in either order', () => {
    expect(readTokenFilter('eosio.token:EOS', [])).toEqual(core);
    expect(readTokenFilter(' EOS@eosio.token ', [])).toEqual(core);
    expect(readTokenFilter('EOSIO.token:eos', [])).toEqual(core);
  });

  test('is the first known one where the symbol stands alone', () => {
    expect(readTokenFilter('eos', [core, copy])).toEqual(core);
    expect(readTokenFilter('WAX', [core])).toBeNull();
  });

  test.each(['', ':', 'EOS:', ':EOS', 'no spaces:EOS', 'a:b:c', 'eosio.token:toolongsymbol', '1'])(
    'is none where it is written %j',
    (text) => expect(readTokenFilter(text, [core])).toBeNull(),
  );

  test('is no text where there is none', () => {
    expect(tokenFilterText(null)).toBe('');
    expect(tokenFilterText(core)).toBe('eosio.token:EOS');
  });

  test('is written as it is read', () => {
    expect(readTokenFilter(tokenFilterText(copy), [core])).toEqual(copy);
  });
});

describe('a range of days', () => {
  test('holds both of its days whole, in UTC', () => {
    expect(rangeOf('2026-01-02', '2026-01-03')).toEqual({
      from: Date.UTC(2026, 0, 2),
      to: Date.UTC(2026, 0, 4) - 1,
    });
  });

  test('is open on an empty side, and null if both are empty', () => {
    expect(rangeOf('', '2026-01-03')).toEqual({ from: null, to: Date.UTC(2026, 0, 4) - 1 });
    expect(rangeOf('', '')).toBeNull();
    expect(rangeOf('soon', '2026-13-40')).toBeNull();
  });

  test('is read from days and moments alone', () => {
    const from = (text: string) => rangeOf(text, '')?.from ?? null;
    expect(from('2026-01-02T12:30')).toBe(Date.UTC(2026, 0, 2, 12, 30));
    for (const text of ['2026', '2026-01', '2 January 2026', '2026-01-02 12:30', '1767312000000'])
      expect(from(text), text).toBeNull();
  });

  test('is written as nothing where there is none', () => {
    expect(rangeTexts(null)).toEqual({ from: '', to: '' });
    expect(rangeTexts({ from: null, to: null })).toEqual({ from: '', to: '' });
  });

  test.each([
    ['2026-01-02', '2026-01-03'],
    ['', '2026-01-03'],
    ['2026-01-02', ''],
    ['2026-01-02T12:30:00.500', '2026-01-02T13:00:00.000'],
  ])('from %s to %s is written as it is read', (from, to) => {
    expect(rangeTexts(rangeOf(from, to))).toEqual({ from, to });
  });
});
