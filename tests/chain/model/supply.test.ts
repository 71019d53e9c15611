import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import { inflation, totalStaked, yieldSummary } from '#src/chain/model/resource/yield.ts';
import {
  currencyAmount,
  currencyPrecision,
  marketCap,
  marketCapParts,
  priceDecimals,
} from '#src/chain/model/token/currency.ts';
import { currencyStats, tokenSupply, treasuryRewards } from '#src/chain/model/token/token-view.ts';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import { recordings } from '#tests/recordings/read.ts';
import { hostileRow, SLOW, TOTALITY } from './hostile.ts';

const XPR = { code: 'XPR', precision: 4 };

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
    expect([0, 1e-30].map((price) => priceDecimals(price, 'USD'))).toEqual([3, 12]);
  });
});

describe('the supply of a token', () => {
  const supply = parseAsset('1000.0000 XPR');

  it('is locked as far as it does not circulate, and in part kept for producers', () => {
    const summary = tokenSupply({
      supply,
      circulating: parseAsset('675.0000 XPR'),
      bpRewards: treasuryRewards({ rewards: 200_000 }, XPR),
      bpBucket: treasuryRewards({ rewards: '50000' }, XPR),
    });
    expect(Object.entries(summary).map(([name, part]) => [name, formatAsset(part)])).toEqual([
      ['supply', '1000.0000 XPR'],
      ['circulating', '675.0000 XPR'],
      ['bpRewards', '20.0000 XPR'],
      ['bpBucket', '5.0000 XPR'],
      ['totalLocked', '325.0000 XPR'],
      ['totalBp', '25.0000 XPR'],
    ]);
    for (const row of [null, {}])
      expect(treasuryRewards(row, XPR)).toEqual({ units: 0n, symbol: XPR });
    expect(treasuryRewards({ rewards: 'many' }, XPR)).toEqual({
      units: 0n,
      symbol: XPR,
      malformed: true,
    });
  });

  it('is of one token', () => {
    const parts = { supply, circulating: supply, bpRewards: supply, bpBucket: supply };
    for (const name of Object.keys(parts))
      expect(() => tokenSupply({ ...parts, [name]: parseAsset('1.0000 EOS') }), name).toThrow(
        'invalid symbol',
      );
  });

  it('is read from the rows of real chains', () => {
    const reported = recordings('v1_chain_get_table_rows')
      .flatMap(({ response }) => listOf(recordOf(response).rows))
      .filter((row) => 'max_supply' in recordOf(row));
    for (const row of reported) {
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
    // Twelve per cent a year.
    continuous_rate: '0.12000000000000000',
    votepay_factor: 40_000,
    inflation_pay_factor: '40000',
  };

  it('is split as the chain says', () => {
    const rules = inflation(row);
    const staked = totalStaked({ totalrstaked: 20_000_000 }, XPR);
    const summary = rules && yieldSummary(parseAsset('10000.0000 XPR'), staked, rules);
    // 1200 new: a quarter 300, producers 225 of 900 (a quarter by block), 675 left as 450 and 225
    expect(summary && Object.entries(summary).map(([name, part]) => [name, text(part)])).toEqual([
      ['supply', '10000.0000 XPR'],
      ['totalStaked', '2000.0000 XPR'],
      ['yieldFarming', '300.0000 XPR'],
      ['producers', '225.0000 XPR'],
      ['producersBlock', '56.2500 XPR'],
      ['producersVote', '168.7500 XPR'],
      ['consortium', '225.0000 XPR'],
      ['staking', '450.0000 XPR'],
      ['apr', 22.5],
    ]);
  });

  it('loses no token in its splits', () => {
    const rules = fc.record({
      continuousRate: fc.double({ min: 0, max: 0.5, noNaN: true }),
      inflationPayFactor: fc.integer({ min: 10_000, max: 1_000_000 }),
      votepayFactor: fc.integer({ min: 10_000, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(rules, fc.bigInt({ min: 0n, max: 2n ** 62n }), (reported, units) => {
        const all = yieldSummary({ units, symbol: XPR }, { units: 0n, symbol: XPR }, reported);
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
      { ...row, continuous_rate: 1.01 },
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
      const names = ['supply', 'max_supply', 'rewards', 'totalrstaked'];
      const rates = ['continuous_rate', 'inflation_pay_factor', 'votepay_factor'];
      fc.assert(
        fc.property(hostileRow([...names, ...rates]), (value) => {
          expect(typeof treasuryRewards(value, XPR).units).toBe('bigint');
          expect(typeof totalStaked(value, XPR).units).toBe('bigint');
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

it('supply and maximum supply of a token are decoded together or not at all', () => {
  const [supply, max_supply] = ['5.0000 EOS', '9.0000 EOS'];
  expect(currencyStats({ supply, max_supply })).toEqual({
    supply: parseAsset(supply),
    maxSupply: parseAsset(max_supply),
  });
  expect([currencyStats({ supply }), currencyStats({ max_supply })]).toEqual([null, null]);
});

describe('the rules of new tokens', () => {
  const rules = { continuous_rate: 0.05, inflation_pay_factor: 50_000, votepay_factor: 40_000 };

  it.each([
    ['none are made', { continuous_rate: 0 }, true],
    ['they double the supply in a year', { continuous_rate: 1 }, true],
    ['producers get all of them', { inflation_pay_factor: 10_000 }, true],
    ['they take from the supply', { continuous_rate: -0.01 }, false],
    ['they more than double the supply in a year', { continuous_rate: 1.01 }, false],
    ['producers get more than all of them', { votepay_factor: 9_999 }, false],
    ['a factor is no whole number', { votepay_factor: 10_000.5 }, false],
  ])('can be kept where %s: %s', (_, reported, kept) => {
    expect(inflation({ ...rules, ...reported }) !== null).toBe(kept);
  });
});
