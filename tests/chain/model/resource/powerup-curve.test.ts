import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import {
  POWERUP_WHOLE,
  powerupFee,
  powerupPrice,
  type PowerupSide,
} from '#src/chain/model/resource/powerup-cost.ts';
import {
  powerupCurve,
  powerupFigures,
  shareQuote,
} from '#src/chain/model/resource/powerup-curve.ts';

const symbol = { code: 'EOS', precision: 4 };
const at = Date.parse('2026-01-01T00:00:00Z');
const DAY = 86_400_000;

const side: PowerupSide = {
  weight: 99_000_000_000_000n,
  weightRatio: 10_000_000_000_000n,
  initialWeightRatio: 10_000_000_000_000n,
  targetWeightRatio: 10_000_000_000_000n,
  assumedStakeWeight: 1_000_000_000_000n,
  initialAt: at,
  targetAt: at,
  exponent: 2,
  decaySeconds: 86_400,
  minPrice: { units: 1_000_000n, symbol },
  maxPrice: { units: 9_000_000n, symbol },
  utilization: 9_900_000_000_000n,
  adjustedUtilization: 19_800_000_000_000n,
  utilizedAt: at,
};

describe('powerupFigures', () => {
  it('reports utilization, the decayed utilization for prices, and the price from it', () => {
    expect(powerupFigures(side, at)).toEqual({
      utilization: 0.1,
      adjusted: 0.2,
      price: { units: 2_600_000n, symbol },
      percentFee: { units: 26_000n, symbol },
      rentable: 0.99,
    });
    const later = powerupFigures(side, at + DAY);
    expect(later.utilization).toBe(0.1);
    expect(later.adjusted).toBeCloseTo(0.1 + 0.1 / Math.E, 6);
  });

  it('has no price of 1% if less is left', () => {
    const full = { ...side, utilization: side.weight, adjustedUtilization: side.weight };
    expect(powerupFigures(full, at)).toMatchObject({ utilization: 1, percentFee: null });
  });

  it('reports zeros for a market without weight', () => {
    const none = { ...side, weight: 0n, weightRatio: 0n, initialWeightRatio: 0n };
    expect(powerupFigures({ ...none, targetWeightRatio: 0n }, at)).toMatchObject({
      utilization: 0,
      adjusted: 0,
      percentFee: null,
    });
  });
});

describe('powerupCurve', () => {
  it('goes from the lowest price to the highest', () => {
    const curve = powerupCurve(side, at);
    expect(curve).toHaveLength(101);
    expect(curve[0]).toEqual({ utilization: 0, price: side.minPrice });
    expect(curve[50]).toEqual({ utilization: 0.5, price: { units: 5_000_000n, symbol } });
    expect(curve[100]).toEqual({ utilization: 1, price: side.maxPrice });
  });

  it('is flat at the highest price for an exponent of one', () => {
    const prices = powerupCurve({ ...side, exponent: 1 }, at).map(({ price }) => price.units);
    expect(new Set(prices)).toEqual(new Set([side.maxPrice.units]));
  });

  it('never falls, whatever the exponent', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 8, noNaN: true }), (exponent) => {
        const prices = powerupCurve({ ...side, exponent }, at).map(({ price }) => price.units);
        expect(prices).toEqual(prices.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      }),
    );
  });

  it('is empty if nothing can be rented', () => {
    const none = { ...side, weight: 0n, initialWeightRatio: 0n, targetWeightRatio: 0n };
    expect(powerupCurve(none, at)).toEqual([]);
    expect(powerupPrice(none, 1n).units).toBe(0n);
  });
});

describe('shareQuote', () => {
  const rate = { limit: 1_000_000n, weight: 99_000_000_000n };

  it('gives the fee of the contract for a share, and its amount', () => {
    expect(shareQuote('1', side, { now: at, rate })).toEqual({
      amount: 10_000_000n,
      fee: { units: powerupFee(side, POWERUP_WHOLE / 100n), symbol },
    });
    expect(shareQuote(' 0.001 ', side, { now: at, rate: undefined })).toEqual({
      amount: null,
      fee: { units: 26n, symbol },
    });
  });

  it('has no fee for more than is left', () => {
    expect(shareQuote('95', side, { now: at, rate })?.fee).toBeNull();
  });

  it('refuses what is no share', () => {
    for (const typed of ['', '0', '-1', '100.1', 'x', '0.00000000000001'])
      expect(shareQuote(typed, side, { now: at, rate })).toBeNull();
  });
});
