import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { atEqualSteps, balanceSeries } from '#src/chain/model/account/balance-series.ts';

const day = 86_400_000;

describe('a balance over time', () => {
  it('is today’s without transfers', () => {
    expect(balanceSeries(5n, 9 * day, [])).toEqual({
      points: [{ time: 9 * day, units: 5n }],
      before: 5n,
    });
  });

  it('is calculated back from today', () => {
    const changes = [
      { time: 3 * day, units: -40n },
      { time: 2 * day, units: 100n },
    ];
    expect(balanceSeries(60n, 9 * day, changes)).toEqual({
      points: [
        { time: 2 * day, units: 0n },
        { time: 2 * day, units: 100n },
        { time: 3 * day, units: 60n },
        { time: 9 * day, units: 60n },
      ],
      before: 0n,
    });
  });

  it('begins where the transfers began, and ends today, whatever they are', () => {
    const change = fc.record({
      time: fc.integer({ min: 0, max: 100 }),
      units: fc.bigInt({ min: -1000n, max: 1000n }),
    });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 1000n }), fc.array(change), (start, found) => {
        const forward = found.toSorted((one, other) => one.time - other.time);
        const now = forward.reduce((sum, { units }) => sum + units, start);
        const { points, before } = balanceSeries(now, 101, forward.toReversed());
        expect(before).toBe(start);
        expect(points.at(-1)).toEqual({ time: 101, units: now });
        expect(points[0]?.units).toBe(start);
      }),
    );
  });
});

describe('moments of the same distance', () => {
  it('have the last balance until then', () => {
    const points = [
      { time: 0, units: 0n },
      { time: 0, units: 100n },
      { time: 30, units: 60n },
      { time: 100, units: 60n },
    ];
    expect(atEqualSteps(points, 5)).toEqual([
      { time: 0, units: 100n },
      { time: 25, units: 100n },
      { time: 50, units: 60n },
      { time: 75, units: 60n },
      { time: 100, units: 60n },
    ]);
  });

  it('are the points themselves where no time passed', () => {
    const points = [{ time: 5, units: 1n }];
    expect(atEqualSteps(points, 120)).toEqual(points);
  });
});
