import { expect, test } from 'vitest';
import { capText, compactText, priceText } from '#src/components/home/compact-text.ts';

test('"Market cap shown as B at 1e9 or more, else M"', () => {
  expect(capText(1_260_000_000, 'USD', 'en')).toBe('$1.26B');
  expect(capText(1e9, 'USD', 'en')).toBe('$1.00B');
  expect(capText(999_990_000, 'USD', 'en')).toBe('$999.99M');
  expect(capText(910_390_000, 'USD', 'es').replaceAll(/\s/g, ' ')).toBe('910,39M $');
});

test('"EOS price 3 decimals if under 1 for USD, else 2"', () => {
  expect(priceText(0.9114, 'USD', 'en')).toBe('$0.911');
  expect(priceText(1, 'USD', 'en')).toBe('$1.00');
  expect(priceText(0.9114, 'EUR', 'en')).toBe('€0.91');
});

test('a price far below a cent keeps two digits: it is not free', () => {
  expect(priceText(0.000_423, 'USD', 'en')).toBe('$0.00042');
});

test('a price keeps its currency together in a sentence from right to left', () => {
  expect(priceText(0.9114, 'USD', 'ar')).toMatch(/^\u2066[^]*US\$[^]*\u2069$/);
});

test('large amounts are shortened', () => {
  const eos = { code: 'EOS', precision: 4 };
  expect(compactText({ units: 10_480_123_456_789n, symbol: eos }, 'en')).toBe('1.04B EOS');
  expect(compactText({ units: 0n, symbol: eos }, 'en')).toBe('0 EOS');
});
