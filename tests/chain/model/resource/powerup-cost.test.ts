import { Int64, UInt128 } from '@wharfkit/antelope';
import { PowerUpState } from '@wharfkit/resources';
import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { formatTimeSeconds } from '#src/chain/core/format-time.ts';
import {
  fractionFor,
  fractionOfWeight,
  maxPayment,
  POWERUP_WHOLE,
  powerupFee,
  type PowerupSide,
  powerupSideAt,
  weightOfFraction,
} from '#src/chain/model/resource/powerup-cost.ts';

const symbol = { code: 'EOS', precision: 4 };
const at = Date.parse('2026-01-01T00:00:00Z');
const DAY = 86_400_000;

const side: PowerupSide = {
  weight: 381_030_927_720_000n,
  weightRatio: 10_000_000_000_000n,
  initialWeightRatio: 10_000_000_000_000n,
  targetWeightRatio: 10_000_000_000_000n,
  assumedStakeWeight: 3_848_797_249_700n,
  initialAt: at,
  targetAt: at,
  exponent: 2,
  decaySeconds: 86_400,
  minPrice: { units: 250_000_000n, symbol },
  maxPrice: { units: 60_000_000_000n, symbol },
  utilization: 20_000_000_000_000n,
  adjustedUtilization: 25_000_000_000_000n,
  utilizedAt: at,
};

/** The same side as @wharfkit/resources has it. */
function oracle(of: PowerupSide): PowerUpState['cpu'] {
  const resource = {
    version: 0,
    weight: String(of.weight),
    weight_ratio: String(of.weightRatio),
    assumed_stake_weight: String(of.assumedStakeWeight),
    initial_weight_ratio: String(of.initialWeightRatio),
    target_weight_ratio: String(of.targetWeightRatio),
    initial_timestamp: formatTimeSeconds(of.initialAt),
    target_timestamp: formatTimeSeconds(of.targetAt),
    exponent: of.exponent,
    decay_secs: of.decaySeconds,
    min_price: `${(Number(of.minPrice.units) / 1e4).toFixed(4)} EOS`,
    max_price: `${(Number(of.maxPrice.units) / 1e4).toFixed(4)} EOS`,
    utilization: String(of.utilization),
    adjusted_utilization: String(of.adjustedUtilization),
    utilization_timestamp: formatTimeSeconds(of.utilizedAt),
  };
  const state = { version: 0, cpu: resource, net: resource, powerup_days: 1 };
  return PowerUpState.from({ ...state, min_powerup_fee: '0.0001 EOS' }).cpu;
}

describe('the cost of PowerUp', () => {
  it('is what @wharfkit/resources reckons, up to what was in use lately', () => {
    const judge = oracle(side);
    fc.assert(
      fc.property(fc.bigInt(10n ** 9n, 13_000_000_000_000n), (fraction) => {
        const weight = weightOfFraction(side, fraction);
        const expected =
          judge.fee(UInt128.from(String(weight)), Int64.from(String(side.adjustedUtilization))) *
          1e4;
        const fee = powerupFee(side, fraction);
        expect(fee).not.toBeNull();
        // It divides decimals, the contract doubles.
        expect(Math.abs(Number(fee) - expected)).toBeLessThanOrEqual(2 + expected * 1e-6);
      }),
    );
  });

  it('is the integral of the price beyond it', () => {
    const [min, max] = [1_000_000n, 100_000_000n].map((units) => ({ units, symbol }));
    const fresh = { ...side, minPrice: min!, maxPrice: max!, weight: 9_000_000_000n };
    const unused = { ...fresh, utilization: 0n, adjustedUtilization: 0n };
    const used = { ...unused, utilization: 900_000_000n, adjustedUtilization: 900_000_000n };
    const lately = { ...unused, adjustedUtilization: 900_000_000n };
    const cases: [PowerupSide, bigint, number][] = [
      // The price is 100 + 9900 u: 100 u + 4950 u² from nothing to a hundredth, a tenth, all.
      [unused, 100n, 14_950],
      [unused, 10n, 595_000],
      [unused, 1n, 50_500_000],
      // From a tenth on: 100 × 0.1 + 4950 × 0.03.
      [used, 10n, 1_585_000],
      // Flat at 1090 for a tenth, where a tenth was in use lately.
      [lately, 10n, 1_090_000],
    ];
    for (const [of, parts, expected] of cases) {
      // Doubles and rounding up may add a unit.
      const over = Number(powerupFee(of, POWERUP_WHOLE / parts)) - expected;
      expect(over === 0 || over === 1).toBe(true);
    }
  });

  it('comes down with time to what is in use', () => {
    const later = at + DAY / 2;
    const now = powerupSideAt(side, later);
    // Half a day of a decay of a day: e^−0.5 of the difference is left.
    const left = Number(now.adjustedUtilization - side.utilization);
    expect(left / 5_000_000_000_000).toBeCloseTo(Math.exp(-0.5), 6);
    expect(powerupFee(now, 10n ** 12n)!).toBeLessThan(powerupFee(side, 10n ** 12n)!);
  });

  it('follows the move from stake to rental', () => {
    const moving: PowerupSide = {
      ...side,
      initialWeightRatio: POWERUP_WHOLE / 10n,
      targetWeightRatio: POWERUP_WHOLE / 100n,
      assumedStakeWeight: 1_000_000_000n,
      targetAt: at + 10 * DAY,
    };
    expect(powerupSideAt(moving, at).weight).toBe(9_000_000_000n);
    expect(powerupSideAt(moving, at + 5 * DAY).weightRatio).toBe(55_000_000_000_000n);
    expect(powerupSideAt(moving, at + 11 * DAY).weight).toBe(99_000_000_000n);
  });

  it('has no price for more than there is', () => {
    expect(powerupFee(side, POWERUP_WHOLE)).toBeNull();
    expect(fractionOfWeight(side, side.weight)).toBeNull();
    expect(powerupFee(side, 0n)).toBe(0n);
  });

  it('finds the fraction of a weight, and of an amount', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 14n), (weight) => {
        const fraction = fractionOfWeight(side, weight);
        expect(fraction).not.toBeNull();
        expect(weightOfFraction(side, fraction!)).toBeGreaterThanOrEqual(weight);
      }),
    );
    fc.assert(
      fc.property(fc.bigInt(1n, 10_000_000_000n), (units) => {
        const fraction = fractionFor(side, units);
        expect(powerupFee(side, fraction)!).toBeLessThanOrEqual(units);
        const next = powerupFee(side, fraction + 10n ** 6n);
        expect(next === null || next >= units).toBe(true);
      }),
    );
  });

  it('may rise by a share before it is refused', () => {
    expect(maxPayment(10_000n, 5n)).toBe(10_500n);
    expect(maxPayment(1n, 5n)).toBe(2n);
    expect(maxPayment(0n, 5n)).toBe(0n);
  });

  it('is what flat prices come to, where the price does not rise with use', () => {
    const [min, max] = [1_000_000n, 100_000_000n].map((units) => ({ units, symbol }));
    const flat = {
      ...side,
      exponent: 1,
      minPrice: min!,
      maxPrice: max!,
      weight: 9_000_000_000n,
      utilization: 0n,
      adjustedUtilization: 0n,
    };
    const lately = { ...flat, adjustedUtilization: 4_500_000_000n };
    for (const of of [flat, lately]) {
      const over = Number(powerupFee(of, POWERUP_WHOLE / 10n)) - 10_000_000;
      expect(over === 0 || over === 1).toBe(true);
    }
    // A tenth flat at what was in use lately, a tenth at what it rises to from there.
    const rising = { ...flat, exponent: 2, adjustedUtilization: 900_000_000n };
    const over = Number(powerupFee(rising, POWERUP_WHOLE / 5n)) - (1_090_000 + 1_585_000);
    expect(Math.abs(over)).toBeLessThanOrEqual(1);
  });

  it('is for all that is left, and for not a unit more', () => {
    const free = side.weight - side.utilization;
    const all = fractionOfWeight(side, free);
    expect(weightOfFraction(side, all!)).toBe(free);
    expect(powerupFee(side, all!)).not.toBeNull();
    expect(fractionOfWeight(side, free + 1n)).toBeNull();
    expect(fractionOfWeight(side, 0n)).toBe(0n);
    expect(fractionOfWeight(side, -1n)).toBe(0n);
    const empty = { ...side, weight: 0n };
    expect([fractionOfWeight(empty, 1n), powerupFee(empty, 1n)]).toEqual([null, null]);
    expect([fractionFor(empty, 1n), fractionFor(side, 0n), fractionFor(side, -1n)]).toEqual([
      0n,
      0n,
      0n,
    ]);
  });

  it('is nothing for nothing, and unknown where there is no market', () => {
    const empty = { ...side, weight: 0n, utilization: 0n, adjustedUtilization: 0n };
    expect([fractionOfWeight(empty, 0n), powerupFee(empty, 0n)]).toEqual([0n, 0n]);
    expect([fractionOfWeight(empty, 1n), powerupFee(empty, 1n)]).toEqual([null, null]);
    expect(fractionOfWeight({ ...empty, utilization: -5n }, 1n)).toBeNull();
    expect(powerupFee(side, -POWERUP_WHOLE)).toBe(0n);
  });

  it('is of the exact fraction of a weight, if there is one', () => {
    const round = { ...side, weight: 1_000n, utilization: 0n };
    expect(fractionOfWeight(round, 1n)).toBe(10n ** 12n);
    expect(fractionOfWeight({ ...round, weight: 3n }, 1n)).toBe(333_333_333_333_334n);
  });

  it('does not count what was in use lately where more is in use now', () => {
    const fraction = 10n ** 13n;
    const more = { ...side, adjustedUtilization: side.utilization - 10n ** 12n };
    const same = { ...side, adjustedUtilization: side.utilization };
    expect(powerupFee(more, fraction)).toBe(powerupFee(same, fraction));
  });

  it('is the highest price where the price does not rise at all', () => {
    const flat = { ...side, exponent: 0.5 };
    const { adjustedUtilization: lately, utilization, weight, maxPrice } = flat;
    const fraction = fractionOfWeight(flat, (lately - utilization) / 2n)!;
    const expected =
      (Number(maxPrice.units) * Number(weightOfFraction(flat, fraction))) / Number(weight);
    expect(Math.abs(Number(powerupFee(flat, fraction)) - expected)).toBeLessThanOrEqual(1);
  });

  it('buys all that is left, and what costs just so much', () => {
    const all = fractionFor(side, 10n ** 18n);
    expect(powerupFee(side, all)).not.toBeNull();
    expect(powerupFee(side, all + 10n ** 6n)).toBeNull();
    for (const fraction of [10n ** 9n, 10n ** 12n, 10n ** 13n])
      expect(fractionFor(side, powerupFee(side, fraction)!)).toBeGreaterThanOrEqual(fraction);
  });

  it('stays where nothing has decayed', () => {
    const { adjustedUtilization, utilizedAt } = side;
    const unchanged = (of: PowerupSide, now: number) =>
      expect(powerupSideAt(of, now)).toMatchObject({
        adjustedUtilization: of.adjustedUtilization,
        utilizedAt,
      });
    unchanged(side, at);
    unchanged(side, at + 999);
    unchanged(side, at - DAY);
    unchanged({ ...side, decaySeconds: 0 }, at + DAY);
    unchanged({ ...side, adjustedUtilization: side.utilization }, at + DAY);
    expect(powerupSideAt(side, at + 1000).adjustedUtilization).toBeLessThan(adjustedUtilization);
    expect(powerupSideAt(side, at + 1000).utilizedAt).toBe(at + 1000);
  });

  it('moves between two times only', () => {
    const moving = { ...side, initialWeightRatio: 900n, targetWeightRatio: 100n };
    const until = (targetAt: number, now: number) =>
      powerupSideAt({ ...moving, targetAt }, now).weightRatio;
    expect(until(at + DAY, at - DAY)).toBe(900n);
    expect(until(at + DAY, at)).toBe(900n);
    expect(until(at + DAY, at + DAY / 4)).toBe(700n);
    expect(until(at + DAY, at + DAY)).toBe(100n);
    expect(until(at - DAY, at - 2 * DAY)).toBe(100n);
    expect(until(at, at - 1)).toBe(100n);
    expect(until(at + 999, at + 500)).toBe(100n);
    const none = { ...side, targetWeightRatio: 0n };
    expect(powerupSideAt(none, at).weight).toBe(side.weight);
  });
});
