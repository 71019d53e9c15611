import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import {
  currencyPrecision,
  marketCapParts,
  priceDecimals,
  ramPriceDecimals,
} from '#src/chain/model/currency.ts';
import { currencyStats, producerBuckets, tokenSupply } from '#src/chain/model/token-supply.ts';
import { inflation, yieldSummary } from '#src/chain/model/yield.ts';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import { recordings } from '../realdata.ts';
import { hostileRow, SLOW, TOTALITY } from './hostile.ts';

const XPR = { code: 'XPR', precision: 4 };

describe('currencies', () => {
  it('have their decimals', () => {
    const told = {
      ...{ GBP: 2, EUR: 2, JPY: 0, CAD: 2, USD: 2, INR: 2, CNY: 2, HKD: 2, KRW: 0, AUD: 2 },
      ...{ SAR: 2, ETH: 4, BTC: 8, EOS: 4, XPR: 4 },
    };
    for (const [code, precision] of Object.entries(told))
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

  it('write prices with as many decimals as they need', () => {
    expect([0.99, 1, 12].map((price) => priceDecimals(price, 'USD'))).toEqual([3, 2, 2]);
    expect(priceDecimals(0.5, 'EUR')).toBe(2);
    expect([0.0099, 0.01, 3].map(ramPriceDecimals)).toEqual([4, 2, 2]);
  });
});

describe('the supply of a token', () => {
  it('circulates but for what is locked and kept for producers', () => {
    const summary = tokenSupply({
      supply: parseAsset('1000.0000 XPR'),
      totalLocked: parseAsset('300.0000 XPR'),
      bpRewards: parseAsset('20.0000 XPR'),
      bpBucket: producerBuckets({ pervote_bucket: 30_000, perblock_bucket: '20000' }, XPR),
    });
    expect(formatAsset(summary.bpBucket)).toBe('5.0000 XPR');
    expect(formatAsset(summary.totalBp)).toBe('25.0000 XPR');
    expect(formatAsset(summary.circulating)).toBe('675.0000 XPR');
  });

  it('is of one token', () => {
    const supply = parseAsset('1000.0000 XPR');
    const parts = { supply, totalLocked: supply, bpRewards: supply };
    expect(() => tokenSupply({ ...parts, bpBucket: parseAsset('1.0000 EOS') })).toThrow(
      'invalid symbol',
    );
  });

  it('is read from the rows of real chains', () => {
    const told = recordings('v1_chain_get_table_rows')
      .flatMap(({ response }) => listOf(recordOf(response).rows))
      .filter((row) => 'max_supply' in recordOf(row));
    for (const row of told) {
      const stats = currencyStats(row);
      expect(stats && formatAsset(stats.supply)).toBe(recordOf(row).supply);
      expect(stats && formatAsset(stats.maxSupply)).toBe(recordOf(row).max_supply);
    }
    expect(currencyStats({ supply: '1.0000 EOS' })).toBeNull();
    expect(currencyStats({ max_supply: '1.0000 EOS' })).toBeNull();
  });
});

describe('the yield of a year', () => {
  const row = {
    // ln 1.12: twelve per cent a year
    continuous_rate: '0.11332868530700327',
    ...{ inflation_pay_factor: '40000', votepay_factor: 40_000 },
  };

  it('is split as the chain says', () => {
    const rules = inflation(row);
    const staked = parseAsset('2000.0000 XPR');
    const summary = rules && yieldSummary(parseAsset('10000.0000 XPR'), staked, rules);
    // 1200 new: a quarter 300, producers 300 (75 by block), the remaining 600 as 400 and 200
    expect(summary && Object.entries(summary).map(([name, part]) => [name, text(part)])).toEqual([
      ['supply', '10000.0000 XPR'],
      ['totalStaked', '2000.0000 XPR'],
      ['yieldFarming', '300.0000 XPR'],
      ['producers', '300.0000 XPR'],
      ['producersBlock', '75.0000 XPR'],
      ['producersVote', '225.0000 XPR'],
      ['consortium', '200.0000 XPR'],
      ['staking', '400.0000 XPR'],
      ['apr', 20],
    ]);
  });

  it('loses no token in its splits', () => {
    const rules = fc.record({
      continuousRate: fc.double({ min: 0, max: 0.5, noNaN: true }),
      inflationPayFactor: fc.integer({ min: 10_000, max: 1_000_000 }),
      votepayFactor: fc.integer({ min: 10_000, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(rules, fc.bigInt({ min: 0n, max: 2n ** 62n }), (told, units) => {
        const all = yieldSummary({ units, symbol: XPR }, { units: 0n, symbol: XPR }, told);
        const { yieldFarming, producers, staking, consortium } = all;
        const made = [yieldFarming, producers, staking, consortium].map((part) => part.units);
        const sum = made.reduce((total, part) => total + part, 0n);
        expect(yieldFarming.units).toBe(sum / 4n);
        expect(all.producersBlock.units + all.producersVote.units).toBe(producers.units);
        expect(made.every((part) => part >= 0n)).toBe(true);
        expect(all.apr).toBe(0);
      }),
    );
  });

  it('is not reckoned from rules that no chain could keep', () => {
    for (const bad of [
      { ...row, continuous_rate: '-0.1' },
      { ...row, continuous_rate: 700 },
      { ...row, continuous_rate: null },
      { ...row, inflation_pay_factor: 9999 },
      { ...row, votepay_factor: 0 },
      { ...row, votepay_factor: 10_000.5 },
      null,
    ])
      expect(inflation(bad)).toBeNull();
  });

  function text(part: unknown) {
    return typeof part === 'number' ? part : formatAsset(part as ReturnType<typeof parseAsset>);
  }
});

describe('rows of supply', () => {
  it(
    'are read, or left out, from anything',
    () => {
      const names = ['supply', 'max_supply', 'pervote_bucket', 'perblock_bucket'];
      const rates = ['continuous_rate', 'inflation_pay_factor', 'votepay_factor'];
      fc.assert(
        fc.property(hostileRow([...names, ...rates]), (value) => {
          expect(typeof producerBuckets(value, XPR).units).toBe('bigint');
          expect(currencyStats(value)?.supply).not.toBeNull();
          const rules = inflation(value);
          const amount = { units: 5n, symbol: XPR };
          if (rules) expect(yieldSummary(amount, amount, rules).apr).toBeGreaterThanOrEqual(0);
        }),
        TOTALITY,
      );
    },
    SLOW.timeout,
  );
});
