import { describe, expect, it } from 'vitest';
import { rangeOf, rangeTexts } from '#src/chain/model/shared/utc-day.ts';

describe('a range of days', () => {
  it('includes all of its first and its last day, in UTC', () => {
    expect(rangeOf('2026-01-02', '2026-01-03')).toEqual({
      from: Date.UTC(2026, 0, 2),
      to: Date.UTC(2026, 0, 4) - 1,
    });
  });

  it('is open on an empty side, and null if both are empty', () => {
    expect(rangeOf('', '2026-01-03')).toEqual({ from: null, to: Date.UTC(2026, 0, 4) - 1 });
    expect(rangeOf('', '')).toBeNull();
    expect(rangeOf('soon', '2026-13-40')).toBeNull();
  });

  it('is read from days and moments alone', () => {
    const from = (text: string) => rangeOf(text, '')?.from ?? null;
    expect(from('2026-01-02T12:30')).toBe(Date.UTC(2026, 0, 2, 12, 30));
    for (const text of ['2026', '2026-01', '2 January 2026', '2026-01-02 12:30', '1767312000000'])
      expect(from(text), text).toBeNull();
  });

  it('is written as nothing where there is none', () => {
    expect(rangeTexts(null)).toEqual({ from: '', to: '' });
    expect(rangeTexts({ from: null, to: null })).toEqual({ from: '', to: '' });
  });

  it.each([
    ['2026-01-02', '2026-01-03'],
    ['', '2026-01-03'],
    ['2026-01-02', ''],
    ['2026-01-02T12:30:00.500', '2026-01-02T13:00:00.000'],
  ])('from %s to %s is written as it is read', (from, to) => {
    expect(rangeTexts(rangeOf(from, to))).toEqual({ from, to });
  });
});
