import { describe, expect, it } from 'vitest';
import {
  amountOfWeight,
  resourceRates,
  weightOfAmount,
} from '#src/chain/model/resource/resource-rates.ts';

const account = (cpu: unknown, net: unknown, max = 1_000_000) => ({
  cpu_limit: { max },
  net_limit: { max: 2 * max },
  cpu_weight: cpu,
  net_weight: net,
});

describe('what stake gives', () => {
  it('is read off what an account has and what it may use', () => {
    const rates = resourceRates(account(30_000, '10000'));
    expect(rates).toEqual({
      cpu: { limit: 1_000_000n, weight: 30_000n },
      net: { limit: 2_000_000n, weight: 10_000n },
    });
  });

  it('cannot be read off one that has no stake, or may use nothing', () => {
    expect(resourceRates(account(0, 10))).toBeNull();
    expect(resourceRates(account(10, 0))).toBeNull();
    expect(resourceRates(account(undefined, 10))).toBeNull();
    expect(resourceRates(account('much', 10))).toBeNull();
    expect(resourceRates(account(10, 10, 0))).toBeNull();
    expect(resourceRates(account(10, 10, -1))).toBeNull();
  });

  it('is exact for weights beyond the range of a float', () => {
    const weight = '9007199254740993';
    expect(resourceRates(account(weight, weight))?.cpu.weight).toBe(9_007_199_254_740_993n);
  });

  it('is rounded down; the stake for so much is the least that gives it', () => {
    const rate = { limit: 10n, weight: 3n };
    expect(amountOfWeight(rate, 1n)).toBe(3n);
    expect(amountOfWeight(rate, 2n)).toBe(6n);
    expect(amountOfWeight(rate, 3n)).toBe(10n);
    for (let amount = 0n; amount < 50n; amount++) {
      const weight = weightOfAmount(rate, amount);
      expect(amountOfWeight(rate, weight)).toBeGreaterThanOrEqual(amount);
      if (weight > 0n) expect(amountOfWeight(rate, weight - 1n)).toBeLessThan(amount);
    }
  });
});
