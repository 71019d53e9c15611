import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import {
  fixedPoint,
  lendingOf,
  type LendingRows,
  usedMarkets,
} from '#src/chain/model/account/lending.ts';

const token = (code: string, precision = 4) => ({
  symbol: { code, precision },
  contract: code.startsWith('L') ? 'shares.loan' : 'xtokens',
});
const fixed = (text: string) => fixedPoint(text) ?? 0n;
const SCALE = 10n ** 17n;

const xpr = {
  share: token('LXPR'),
  token: token('XPR'),
  borrowIndex: fixed('1.25'),
  collateralFactor: fixed('0.4'),
  borrowed: 400n,
  reserves: 100n,
  feed: '3',
  cash: 900n,
  supply: 1_000n,
  price: fixed('0.002'),
};
const usdc = {
  ...xpr,
  share: token('LUSDC', 6),
  token: token('XUSDC', 6),
  borrowIndex: SCALE,
  collateralFactor: fixed('0.8'),
  cash: 50_000_000n,
  borrowed: 0n,
  reserves: 0n,
  supply: 40_000_000n,
  price: SCALE,
};
const debt = (principal: bigint, index = fixed('1.2'), stable = 0n) => ({
  token: xpr.token,
  principal,
  index,
  stable,
});
const lent = (units: bigint) => ({ token: usdc.share, units });
const NONE: LendingRows = { shares: [], debts: [] };

describe('loans of an account', () => {
  it('are shares at their worth, and debts grown with the index, rounded up', () => {
    const rows = { shares: [lent(8_000_000n)], debts: [debt(1_000_001n)] };
    const { positions } = lendingOf([xpr, usdc], rows);
    expect(positions.map(({ lent, owed }) => [lent.units, owed.units])).toEqual([
      // 1,000,001 × 1.25 / 1.2 is 1,041,667.7.
      [0n, 1_041_668n],
      [10_000_000n, 0n],
    ]);
  });

  it('add a debt at a fixed rate, and none that never was', () => {
    const rows = { shares: [], debts: [debt(0n, 0n, 70n)] };
    expect(lendingOf([xpr], rows).positions[0]?.owed.units).toBe(70n);
    expect(lendingOf([xpr], NONE).positions[0]?.owed.units).toBe(0n);
  });

  it('use a part of the limit: debt by worth of the lent tokens and their factors', () => {
    // 4,000 XPR at $0.002 are $8; the limit is 80 % of $12.5.
    const rows = { shares: [lent(10_000_000n)], debts: [debt(40_000_000n, xpr.borrowIndex)] };
    expect(lendingOf([xpr, usdc], rows).used).toBeCloseTo(0.8, 4);
  });

  it('have no known limit without a debt or a price', () => {
    const rows = { shares: [lent(1_000_000n)], debts: [debt(10n)] };
    expect(lendingOf([xpr, usdc], { ...rows, debts: [] }).used).toBeNull();
    expect(lendingOf([xpr, { ...usdc, price: null }], rows).used).toBeNull();
    expect(lendingOf([xpr, usdc], { ...rows, shares: [] }).used).toBeNull();
  });

  it('are in the markets where something is lent or owed', () => {
    const entered = { shares: [lent(0n)], debts: [debt(0n)] };
    expect(usedMarkets([xpr, usdc], entered)).toEqual([]);
    expect(usedMarkets([xpr, usdc], { ...entered, shares: [lent(1n)] })).toEqual([usdc]);
    expect(usedMarkets([xpr, usdc], { ...entered, debts: [debt(1n)] })).toEqual([xpr]);
  });

  it('are nothing in a market without shares', () => {
    const rows = { shares: [lent(5n)], debts: [] };
    expect(lendingOf([{ ...usdc, supply: 0n }], rows).positions[0]?.lent.units).toBe(0n);
  });
});

describe('a number as nodes write float64', () => {
  it('is read without rounding', () => {
    expect(fixedPoint('1.00247716825649213')).toBe(100_247_716_825_649_213n);
    expect(fixedPoint('1')).toBe(SCALE);
    expect(fixedPoint('0.00200000000000000')).toBe(SCALE / 500n);
    expect(fixedPoint('0.123456789012345678999')).toBe(12_345_678_901_234_567n);
  });

  it('is null if it is none', () => {
    for (const text of ['', '.5', '-1', 'NaN', '1e-9', 'inf', '1,5'])
      expect(fixedPoint(text)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = fixedPoint(text);
        expect(value === null || value >= 0n).toBe(true);
      }),
    );
  });
});
