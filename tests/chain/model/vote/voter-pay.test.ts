import { describe, expect, it } from 'vitest';
import { formatAsset } from '#src/chain/core/asset.ts';
import {
  earnsVoterPay,
  nextVoterClaim,
  voterPay,
  voterPayAt,
} from '#src/chain/model/vote/voter-pay.ts';

const WAX = { code: 'WAX', precision: 8 };
const OF = { symbol: WAX, supply: null };
const JAN_1 = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;
const TIME = '2026-01-01T00:00:00.000';

const voter = {
  unpaid_voteshare: '100.0',
  unpaid_voteshare_change_rate: '1.0',
  unpaid_voteshare_last_updated: TIME,
  last_claim_time: TIME,
};
const global = {
  voters_bucket: '100000000000',
  total_unpaid_voteshare: '200.0',
  total_voteshare_change_rate: '4.0',
  total_unpaid_voteshare_last_updated: TIME,
};

describe('the pay of a voter', () => {
  const pay = voterPay(voter, global, OF);
  const at = (seconds: number) => formatAsset(voterPayAt(pay, JAN_1 + seconds * 1000));

  it('is the voter’s part of the bucket, by weight and time', () => {
    expect(at(0)).toBe('500.00000000 WAX');
    // 200 of 600 after 100 seconds.
    expect(at(100)).toBe('333.33333333 WAX');
    expect(earnsVoterPay(pay)).toBe(true);
  });

  it('is of the bucket as the claim fills it', () => {
    const filled = { ...global, last_pervote_bucket_fill: TIME, voters_bucket: 0 };
    const of = { symbol: WAX, supply: 450_000_000_000_000_000n };
    const all = voterPay(
      { ...voter, unpaid_voteshare: '200.0', unpaid_voteshare_change_rate: '4.0' },
      filled,
      of,
    );
    // All that voters get of 4.5 billion WAX in a day.
    expect(formatAsset(voterPayAt(all, JAN_1 + DAY))).toBe('241269.23076922 WAX');
  });

  it('is the share of weight times time in a total that grows with all votes', () => {
    const own = {
      ...voter,
      unpaid_voteshare: '0',
      unpaid_voteshare_change_rate: '4000000000000000.0',
    };
    const all = {
      ...global,
      voters_bucket: '10000000000000',
      total_unpaid_voteshare: '25920000000000000000000.0',
      total_voteshare_change_rate: '0',
    };
    expect(formatAsset(voterPayAt(voterPay(own, all, OF), JAN_1 + 43_200_000))).toBe(
      '666.66666666 WAX',
    );
  });

  it('is claimed once a day', () => {
    expect(nextVoterClaim(pay)).toBe(JAN_1 + DAY);
  });

  it('is nothing before the first vote, or from broken rows', () => {
    const never = '1970-01-01T00:00:00.000';
    const none = voterPay({ unpaid_voteshare_last_updated: never }, null, OF);
    expect(earnsVoterPay(none)).toBe(false);
    expect(nextVoterClaim(none)).toBeNull();
    expect(formatAsset(voterPayAt(none, JAN_1))).toBe('0.00000000 WAX');
  });

  it('is never more than the bucket', () => {
    const most = voterPay({ ...voter, unpaid_voteshare: '9000000000000000.0' }, global, OF);
    expect(formatAsset(voterPayAt(most, JAN_1))).toBe('1000.00000000 WAX');
  });
});
