import { describe, expect, it } from 'vitest';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import {
  currencyAmount,
  currencyPrecision,
  marketCap,
  marketCapParts,
  priceDecimals,
} from '#src/chain/model/token/currency.ts';

describe('currencies', () => {
  it('have their decimals', () => {
    const reported = {
      GBP: 2,
      EUR: 2,
      JPY: 0,
      CAD: 2,
      USD: 2,
      INR: 2,
      CNY: 2,
      HKD: 2,
      KRW: 0,
      AUD: 2,
      SAR: 2,
      ETH: 4,
      BTC: 8,
      EOS: 4,
      XPR: 4,
    };
    for (const [code, precision] of Object.entries(reported))
      expect(currencyPrecision(code), code).toBe(precision);
    for (const code of ['', 'usd', 'CHF', 'constructor'])
      expect(() => currencyPrecision(code), code).toThrow('Unsupported currency');
  });

  it('write a market capitalisation in billions or millions', () => {
    expect(marketCapParts(1e9)).toEqual({ value: 1, unit: 'B' });
    expect(marketCapParts(2_500_000_000)).toEqual({ value: 2.5, unit: 'B' });
    expect(marketCapParts(999_999_999)).toEqual({ value: 999.999999, unit: 'M' });
    expect(marketCapParts(0)).toEqual({ value: 0, unit: 'M' });
  });

  it('are worth a supply at a price', () => {
    expect(marketCap(parseAsset('2000000000.0000 EOS'), 0.5)).toBe(1e9);
    expect(marketCap(parseAsset('3 TNT'), 2)).toBe(6);
  });

  it('round down to their decimals', () => {
    const reported = (value: number, code: string) => formatAsset(currencyAmount(value, code));
    expect(reported(1.999, 'USD')).toBe('1.99 USD');
    expect(reported(0.29, 'USD')).toBe('0.29 USD');
    expect(reported(1.005, 'EUR')).toBe('1.00 EUR');
    expect(reported(1234.9, 'JPY')).toBe('1234 JPY');
    expect(reported(0.123456789, 'BTC')).toBe('0.12345678 BTC');
    expect(reported(-1.999, 'USD')).toBe('-1.99 USD');
    expect(() => currencyAmount(1, 'CHF')).toThrow('Unsupported currency');
    expect(() => currencyAmount(NaN, 'USD')).toThrow('invalid number');
    expect(() => currencyAmount(1e18, 'USD')).toThrow('Number is out of range');
  });

  it('write prices with as many decimals as they need', () => {
    expect([0.99, 1, 12].map((price) => priceDecimals(price, 'USD'))).toEqual([3, 2, 2]);
    expect(priceDecimals(0.5, 'EUR')).toBe(2);
  });

  it('keeps two digits of a price that three decimals would write as nothing', () => {
    expect([0.00042, 0.0019, 0.02].map((price) => priceDecimals(price, 'USD'))).toEqual([5, 4, 3]);
    expect(priceDecimals(0.0005, 'EUR')).toBe(5);
    expect([0, 1e-30].map((price) => priceDecimals(price, 'USD'))).toEqual([3, 20]);
  });
});
