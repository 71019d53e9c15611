import { fc } from '#tests/fc.ts';
import { describe, expect, test } from 'vitest';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import { formatAbsoluteTime, formatRelativeTime } from '#src/i18n/format-date.ts';
import { formatClock, formatDay, formatShortDay } from '#src/i18n/format-day.ts';
import {
  decimalParts,
  formatAmount,
  formatBytes,
  formatDuration,
  formatMicroseconds,
  formatNumber,
  formatPercent,
} from '#src/i18n/format.ts';
import { formatChange } from '#src/i18n/format-money.ts';
import { localeKeys, locales } from '#src/i18n/locales.ts';

const now = Date.UTC(2026, 10, 20, 12, 0, 0);
const ago = (seconds: number) => formatRelativeTime(now - seconds * 1000, now, 'en');

describe('times', () => {
  test.each([
    [0, 'now'],
    [0.9, 'now'],
    [1, '1 second ago'],
    [59, '59 seconds ago'],
    [60, '1 minute ago'],
    [3_599, '59 minutes ago'],
    [86_399, '23 hours ago'],
    [86_400, '1 day ago'],
    [400 * 86_400, '1 year ago'],
    [-3 * 86_400, 'in 3 days'],
    [-30 * 86_400 + 5, 'in 30 days'],
    [-3 * 86_400 + 600, 'in 3 days'],
    [-2.5 * 86_400, 'in 2 days'],
    [-3_599, 'in 60 minutes'],
    [-1.5 * 3_600, 'in 1 hour'],
  ])('%d seconds before now', (seconds, text) => {
    expect(ago(seconds)).toBe(text);
  });

  test('a moment is written the same everywhere, with half seconds', () => {
    expect(formatAbsoluteTime(Date.UTC(2026, 0, 2, 3, 4, 50))).toBe('2026-01-02 03:04:50 UTC');
    expect(formatAbsoluteTime(Date.UTC(2026, 0, 2, 3, 4, 5, 500))).toBe(
      '2026-01-02 03:04:05.5 UTC',
    );
    expect(formatAbsoluteTime(Number.NaN)).toBe('—');
  });

  test('a day and a clock, as the visitor wants them', () => {
    const clock = { tag: 'en', utc: true, style: 'usual' } as const;
    const at = Date.UTC(2026, 10, 20, 15, 4, 5);
    expect(formatDay(at, clock)).toBe('Friday, November 20, 2026');
    expect(formatClock(at, clock)).toBe('03:04:05 PM');
    expect(formatClock(at, { ...clock, style: 'iso' })).toBe('15:04:05');
    expect(formatShortDay(at, true)).toBe('2026-11-20');
  });

  test.each([0, Number.NaN, Infinity, 1e18])('%d is no time and throws nothing', (time) => {
    const clock = { tag: 'en', utc: false, style: 'usual' } as const;
    expect([formatDay(time, clock), formatClock(time, clock)]).toEqual(['—', '—']);
    expect([formatShortDay(time, false), formatShortDay(time, true)]).toEqual(['—', '—']);
  });

  test('a span in its two largest units', () => {
    expect(formatDuration(259_200, 'en')).toBe('3 days');
    expect(formatDuration(90_061, 'en')).toBe('1 day 1 hr');
    expect(formatDuration(0, 'en')).toBe('0 sec');
  });
});

describe('figures', () => {
  test('grouping follows the language, digits stay Western', () => {
    expect(formatNumber(1_234_567, 'en')).toBe('1,234,567');
    expect(formatNumber(1_234_567, 'es')).toBe('1.234.567');
    expect(formatNumber(1_234_567, 'ar')).toBe('1,234,567');
    expect(formatNumber(18_446_744_073_709_551_615n, 'en')).toBe('18,446,744,073,709,551,615');
  });

  test.each([Number.NaN, Infinity, -Infinity])('%d is written as a dash', (value) => {
    expect(formatNumber(value, 'en')).toBe('—');
    expect(formatPercent(value, 'ar')).toBe('—');
    expect(formatDuration(value, 'ko')).toBe('—');
    expect(formatBytes(value, 'en')).toBe('—');
    expect(formatMicroseconds(value, 'en')).toBe('—');
  });

  test.each([1e308, -1e308, 10n ** 300n])('no figure is longer than a line: %d', (value) => {
    expect(formatNumber(value, 'en')).toMatch(/^-?1E30[08]$/);
    expect(formatPercent(Number(value), 'es').length).toBeLessThan(12);
    expect(formatDuration(Number(value), 'en').length).toBeLessThan(24);
    expect(formatBytes(Number(value), 'en').length).toBeLessThan(24);
    expect(formatMicroseconds(Number(value), 'en').length).toBeLessThan(24);
  });

  test.each([
    [0.0123, '+1.2%'],
    [-0.0123, '−1.2%'],
    [0.001, '+0.1%'],
    [0.0004, '+0.04%'],
    [-0.0004, '−0.04%'],
    [0.0001, '+0.01%'],
    [0.000_09, '0.0%'],
    [-0.000_09, '0.0%'],
    [0, '0.0%'],
  ])('a change of %d', (share, text) => {
    expect(formatChange(share, 'en')).toBe(text);
    for (const { tag } of Object.values(locales))
      expect(formatChange(share, tag)).not.toMatch(/[<>]/);
  });

  test('bytes, microseconds and shares', () => {
    expect(formatBytes(136, 'en')).toBe('136 Bytes');
    expect(formatBytes(8_192, 'en')).toBe('8 KB');
    expect(formatMicroseconds(999, 'en')).toBe('999 µs');
    expect(formatMicroseconds(1_250, 'en')).toBe('1.25 ms');
    expect(formatPercent(0.039, 'en', 2)).toBe('3.90%');
  });

  test('what does not fit is cut off, never rounded up', () => {
    expect(formatNumber(1.999, 'en', 2)).toBe('1.99');
    expect(formatNumber(-1.999, 'en', 2)).toBe('-1.99');
    expect(formatPercent(0.999_96, 'en')).toBe('99.9%');
    expect(formatPercent(0.000_98, 'en')).toBe('< 0.1%');
    expect(formatPercent(0.001, 'en')).toBe('0.1%');
    expect(formatPercent(0, 'en')).toBe('0.0%');
    expect(formatMicroseconds(999_999, 'en')).toBe('999.99 ms');
    expect(formatBytes(1024 * 1024 - 1, 'en')).toBe('1,023.99 KB');
  });

  test.each([
    [1.15 * 100, 2, '115'],
    [0.1 + 0.2, 1, '0.3'],
    [4.35 * 100, 0, '435'],
  ])('%d, which binary fractions made, is what was meant', (value, decimals, text) => {
    expect(formatNumber(value, 'en', decimals)).toBe(text);
    expect(formatPercent(value / 100, 'en', decimals)).toContain(text);
  });

  test('of a large figure no digit is lost', () => {
    expect(formatNumber(1_234_567_890_123.45, 'en', 2)).toBe('1,234,567,890,123.45');
  });

  test('a figure stays before its unit in a sentence from right to left', () => {
    expect(formatBytes(136, 'ar')).toBe('\u2066136 Bytes\u2069');
  });
});

describe('amounts', () => {
  const tags = localeKeys.map((key) => locales[key].tag);
  const asset = fc.record({
    units: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    symbol: fc.record({
      code: fc.stringMatching(/^[A-Z]{1,7}$/),
      precision: fc.integer({ min: 0, max: 18 }),
    }),
  });

  test('are exact, grouped as the language does, with the symbol behind', () => {
    expect(formatAmount(parseAsset('1234567.0000 EOS'), 'en')).toBe('1,234,567.0000 EOS');
    expect(formatAmount(parseAsset('1234567.0000 EOS'), 'es')).toBe('1.234.567,0000 EOS');
    expect(formatAmount(parseAsset('1234567 FISH'), 'en')).toBe('1,234,567 FISH');
    expect(formatAmount(parseAsset('-0.0001 EOS'), 'en')).toBe('−0.0001 EOS');
    expect(formatAmount(parseAsset('1.0000 EOS'), 'ar')).toBe('\u20661.0000 EOS\u2069');
  });

  test('that are malformed are a dash, not zero', () => {
    const symbol = { code: 'EOS', precision: 4 };
    expect(formatAmount({ units: 0n, symbol, malformed: true }, 'en')).toBe('—');
  });

  test('are split behind the digits that carry their value', () => {
    const parts = (units: bigint) => Object.values(decimalParts(units, 4, 'en'));
    expect(parts(826_381_768n)).toEqual(['82,638', '.1768']);
    expect(parts(9_999_999n)).toEqual(['999.9999', '']);
    expect(parts(-250_000n)).toEqual(['−25', '.0000']);
    expect(parts(15_500n)).toEqual(['1.55', '00']);
    expect(parts(0n)).toEqual(['0', '.0000']);
  });

  test('lose no digit in any language: without grouping they are what the chain wrote', () => {
    fc.assert(
      fc.property(asset, fc.constantFrom(...tags), (amount, tag) => {
        const { figure, rest } = decimalParts(amount.units, amount.symbol.precision, tag);
        const { precision } = amount.symbol;
        const digits = (figure + rest).replaceAll(/\D/g, '');
        const whole = digits.slice(0, digits.length - precision);
        const decimals = precision === 0 ? '' : `.${digits.slice(-precision)}`;
        expect(`${amount.units < 0n ? '-' : ''}${whole}${decimals} ${amount.symbol.code}`).toBe(
          formatAsset(amount),
        );
        expect(formatAmount(amount, tag)).toContain(`${figure}${rest} `);
      }),
    );
  });
});
