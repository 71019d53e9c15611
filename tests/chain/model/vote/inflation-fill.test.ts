import { describe, expect, it } from 'vitest';
import {
  bucketFill,
  issuedFor,
  producersFill,
  waxFill,
} from '#src/chain/model/vote/inflation-fill.ts';

const DAY = 86_400_000;
const FILLED = Date.UTC(2026, 10, 26);
const last_pervote_bucket_fill = '2026-11-26T00:00:00.000';
const vaulta = {
  continuous_rate: '0.03617097000000000',
  inflation_pay_factor: 60_767,
  votepay_factor: '40000',
};
const rules = (inflationPayFactor: number, votepayFactor: number) => ({
  inflationPayFactor,
  votepayFactor,
});

describe('what a claim adds to the buckets', () => {
  it('is a year’s rate of the supply for the time since, on WAX for blocks and voters', () => {
    const issued = issuedFor(DAY, 0.048_79, 450_000_000_000_000_000n);
    expect(issued).toBe(60_317_307_692_307n);
    expect(waxFill(issued)).toEqual({
      blocks: 12_063_461_538_461n,
      votes: 0n,
      voters: 24_126_923_076_922n,
    });
  });

  it('leaves out the farms’ quarter on XPR', () => {
    const fill = producersFill(1_000_003n, rules(50_000, 40_000), true);
    expect(fill).toEqual({ blocks: 37_500n, votes: 112_500n, voters: 0n });
  });

  it('follows the factors of the chain’s rows, as on Vaulta', () => {
    const global = { last_pervote_bucket_fill };
    const supply = 21_000_000_000_000n;
    expect(issuedFor(DAY, 0.036_170_97, supply)).toBe(2_086_786_730n);
    expect(bucketFill({ global, global4: vaulta, supply }, FILLED + DAY)).toEqual({
      blocks: 85_851_972n,
      votes: 257_555_918n,
      voters: 0n,
    });
  });

  it('follows a schedule that is due for all time since the last fill', () => {
    const schedule = { start_time: '2026-11-26T12:00:00', continuous_rate: '0.0' };
    const rows = {
      global: { last_pervote_bucket_fill },
      global4: vaulta,
      schedule,
      supply: 10n ** 12n,
    };
    expect(bucketFill(rows, FILLED + DAY / 4).blocks).toBeGreaterThan(0n);
    expect(bucketFill(rows, FILLED + DAY)).toEqual({ blocks: 0n, votes: 0n, voters: 0n });
  });

  it('is nothing without a first fill, a supply or rules', () => {
    const none = { blocks: 0n, votes: 0n, voters: 0n };
    const global = { last_pervote_bucket_fill };
    expect(bucketFill({ global: {}, global4: vaulta, supply: 5n }, FILLED)).toEqual(none);
    expect(bucketFill({ global, global4: vaulta, supply: null }, FILLED + DAY)).toEqual(none);
    expect(bucketFill({ global, supply: 10n ** 12n }, FILLED + DAY)).toEqual(none);
    expect(issuedFor(-DAY, 0.05, 10n ** 12n)).toBe(0n);
  });
});
