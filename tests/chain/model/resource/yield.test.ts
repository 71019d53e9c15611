import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import { inflation, yieldSummary } from '#src/chain/model/resource/yield.ts';
import { hostileRow, SLOW, TOTALITY } from '../hostile.ts';

const XPR = { code: 'XPR', precision: 4 };

describe('the yield of a year', () => {
  const row = {
    // Twelve per cent a year.
    continuous_rate: '0.12000000000000000',
    votepay_factor: 40_000,
    inflation_pay_factor: '40000',
  };

  it('is split as the chain says', () => {
    const rules = inflation(row);
    const staked = parseAsset('2000.0000 XPR');
    const summary = rules && yieldSummary(parseAsset('10000.0000 XPR'), staked, rules);
    // 1200 new: a quarter 300, producers 225 of 900 (a quarter by block), 675 left as 450 and 225
    expect(summary && Object.entries(summary).map(([name, part]) => [name, text(part)])).toEqual([
      ['supply', '10000.0000 XPR'],
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

describe('rows of inflation', () => {
  it(
    'are read, or left out, from anything',
    () => {
      const rates = ['continuous_rate', 'inflation_pay_factor', 'votepay_factor'];
      fc.assert(
        fc.property(hostileRow(rates), (value) => {
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
