import { expect, test } from 'vitest';
import {
  formatCompactAmount,
  formatMarketCap,
  formatPrice,
  formatWorth,
} from '#src/i18n/format-money.ts';

test('"Market cap shown as B at 1e9 or more, else M"', () => {
  expect(formatMarketCap(1_260_000_000, 'USD', 'en')).toBe('$1.26B');
  expect(formatMarketCap(1e9, 'USD', 'en')).toBe('$1.00B');
  expect(formatMarketCap(999_990_000, 'USD', 'en')).toBe('$999.99M');
  expect(formatMarketCap(910_390_000, 'USD', 'es').replaceAll(/\s/g, ' ')).toBe('910,39M $');
});

test('a market cap below a million keeps its digits', () => {
  expect(formatMarketCap(52_034, 'USD', 'en')).toBe('$52,034.00');
  expect(formatMarketCap(0.004, 'USD', 'en')).toBe('< $0.01');
});

test('"EOS price 3 decimals if under 1 for USD, else 2"', () => {
  expect(formatPrice(0.9114, 'USD', 'en')).toBe('$0.911');
  expect(formatPrice(1, 'USD', 'en')).toBe('$1.00');
  expect(formatPrice(0.9114, 'EUR', 'en')).toBe('€0.91');
});

test('a price far below a cent keeps two digits: it is not free', () => {
  expect(formatPrice(0.000_423, 'USD', 'en')).toBe('$0.00042');
});

test('the price of the smallest of tokens keeps two digits', () => {
  expect(formatPrice(4.742e-15, 'USD', 'en')).toBe('$0.0000000000000047');
});

test('a price keeps its currency together in a sentence from right to left', () => {
  expect(formatPrice(0.9114, 'USD', 'ar')).toMatch(/^\u2066[^]*US\$[^]*\u2069$/);
});

test('large amounts are shortened', () => {
  const eos = { code: 'EOS', precision: 4 };
  expect(formatCompactAmount({ units: 10_480_123_456_789n, symbol: eos }, 'en')).toBe('1.04B EOS');
  expect(formatCompactAmount({ units: 0n, symbol: eos }, 'en')).toBe('0 EOS');
});

test('an amount in a short form keeps its symbol behind it in Arabic, and a malformed one is a dash', () => {
  const symbol = { code: 'EOS', precision: 4 };
  const short = formatCompactAmount({ units: 10_480_123_456_789n, symbol }, 'ar');
  expect(short).toMatch(/^\u2066[^\u2066\u2069]+ EOS\u2069$/);
  expect(formatCompactAmount({ units: 0n, symbol, malformed: true }, 'en')).toBe('—');
});

test('a worth has the decimals of its currency, and is never shown as nothing', () => {
  expect(formatWorth(12.5, 'USD', 'en')).toBe('$12.50');
  expect(formatWorth(1234.9, 'JPY', 'en')).toBe('¥1,234');
  expect(formatWorth(0.001, 'USD', 'en')).toBe('< $0.01');
  expect(formatWorth(0, 'USD', 'en')).toBe('$0.00');
  expect(formatWorth(0.5, 'USD', 'ar')).toMatch(/^\u2066.*\u2069$/);
});

test('an unknown currency is written without a sign', () => {
  expect(formatWorth(12.5, 'no-currency', 'en')).toBe('12.50');
  expect(formatPrice(2, 'no-currency', 'en')).toBe('2.00');
});

test.each([Number.NaN, Infinity, 1e30])('%d is no amount of money', (value) => {
  expect(formatWorth(value, 'USD', 'en')).toBe('—');
  expect(formatPrice(value, 'USD', 'en')).toBe('—');
});
