import { describe, expect, it } from 'vitest';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import { type RexPool, rexValue } from '#src/chain/model/rex/rex-pool.ts';
import { afterReturns, rexReturns, yearlyReturn } from '#src/chain/model/rex/rex-returns.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 27, 12);
const NONE = '2106-02-07T06:28:15';

const eos = (amount: string) => parseAsset(`${amount} EOS`);
const pool: RexPool = {
  version: 0,
  lent: eos('0.0000'),
  unlent: eos('30000000.0000'),
  rent: eos('20000.0000'),
  lendable: eos('30000000.0000'),
  rex: parseAsset('240000000000.0000 REX'),
  namebidProceeds: eos('0.0000'),
  loanCount: '0',
};
const pending = {
  last_dist_time: '2026-11-27T12:00:00',
  pending_bucket_time: '2026-11-27T12:00:00',
  pending_bucket_proceeds: '100000000',
  current_rate_of_increase: 0,
  proceeds: '100000000',
};

describe('income of the REX pool', () => {
  const returns = rexReturns(pending, { return_buckets: [] })!;

  it('flows for thirty days from the time of its bucket on, the remainder first', () => {
    const after = afterReturns(pool, returns, NOON + HOUR);
    expect(after.rate).toBe(23_148n);
    expect(formatAsset(after.pool.lendable)).toBe('30000013.9528 EOS');
    expect(formatAsset(after.pool.unlent)).toBe('30000013.9528 EOS');
    expect(formatAsset(rexValue(after.pool, 800_000_000_000n))).toBe('10000.0046 EOS');
  });

  it('flows in steps of ten minutes', () => {
    const at = (time: number) => afterReturns(pool, returns, time).pool.lendable.units;
    expect(at(NOON + HOUR + 599_999)).toBe(at(NOON + HOUR));
    expect(at(NOON + HOUR + 600_000) - at(NOON + HOUR)).toBe(23_148n);
    expect(at(NOON)).toBe(pool.lendable.units);
  });

  it('ends with the thirty days of each bucket', () => {
    const flowing = rexReturns(
      {
        ...pending,
        pending_bucket_time: NONE,
        pending_bucket_proceeds: 0,
        current_rate_of_increase: '30',
        proceeds: '1000000',
      },
      {
        return_buckets: [
          { first: '2026-10-28T13:00:00', second: '10' },
          { key: '2026-11-20T00:00:00', value: '20' },
        ],
      },
    )!;
    // Of both for an hour, of the second one for another.
    const after = afterReturns(pool, flowing, NOON + 2 * HOUR);
    expect(after.pool.lendable.units - pool.lendable.units).toBe(6n * 10n + 12n * 20n);
    expect(after.rate).toBe(20n);
  });

  it('is never more than what there is', () => {
    const little = { ...returns, proceeds: 700n };
    const after = afterReturns(pool, little, NOON + HOUR);
    expect(after.pool.lendable.units - pool.lendable.units).toBe(700n);
  });

  it('is none where the contract keeps none', () => {
    expect(rexReturns(null, null)).toBeNull();
    expect(rexReturns({ last_dist_time: 'soon' }, {})).toBeNull();
    expect(afterReturns(pool, null, NOON)).toEqual({ pool, rate: 0n });
  });

  it('returns a year of what flows now', () => {
    expect(yearlyReturn(23_148n, pool)).toBeCloseTo(0.004_055_5, 6);
    expect(yearlyReturn(0n, pool)).toBe(0);
    expect(yearlyReturn(1n, { ...pool, lendable: eos('0.0000') })).toBe(0);
  });
});
