import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Asset } from '#src/chain/core/asset.ts';
import { Amount } from '#src/components/ui/amount.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from './in-locale.tsx';

function shown(units: bigint, precision: number, locale: Locale = 'en', signed = false): string {
  const amount: Asset = { units, symbol: { code: 'EOS', precision } };
  return render(inLocale(<Amount amount={amount} signed={signed} />, locale)).container.textContent;
}

test.each([
  [124_805_075n, 4, '12,480.5075 EOS'],
  [0n, 4, '0.0000 EOS'],
  [1n, 8, '0.00000001 EOS'],
  [3n, 0, '3 EOS'],
  [-5_000n, 4, '−0.5000 EOS'],
  // The largest amount there is, and one that a floating point number would round.
  [2n ** 63n - 1n, 0, '9,223,372,036,854,775,807 EOS'],
  [2n ** 63n - 1n, 18, '9.223372036854775807 EOS'],
  [9_007_199_254_740_993n, 4, '900,719,925,474.0993 EOS'],
])('%d units of precision %d', (units, precision, text) => {
  expect(shown(units, precision)).toBe(text);
});

test('separators are the language’s, digits are not', () => {
  expect(shown(124_805_075n, 4, 'es')).toBe('12.480,5075 EOS');
  expect(shown(124_805_075n, 4, 'ar')).toBe('12,480.5075 EOS');
});

test('a signed amount says which way it went', () => {
  expect(shown(5_000n, 4, 'en', true)).toBe('+0.5000 EOS');
  expect(shown(-5_000n, 4, 'en', true)).toBe('−0.5000 EOS');
  expect(shown(0n, 4, 'en', true)).toBe('0.0000 EOS');
});
