import { describe, expect, it } from 'vitest';
import { formatAsset } from '#src/chain/core/asset.ts';
import { rankPay, roundFill, roundPay } from '#src/chain/model/vote/round-pay.ts';

const TLOS = { code: 'TLOS', precision: 4 };
const HALF_HOUR = 1_800_000;

describe('a round of producers’ pay', () => {
  it('fills the bucket by the price, up to a cap', () => {
    expect(roundFill(HALF_HOUR, 1, TLOS)).toBe(2_163_461n);
    expect(roundFill(HALF_HOUR, 3_715, TLOS)).toBe(2_163_461n);
    // A dollar: 189,000 a month.
    expect(roundFill(HALF_HOUR, 10_000, TLOS)).toBe(1_298_076n);
    expect(roundFill(HALF_HOUR, 20_000, TLOS)).toBeLessThan(1_298_076n);
  });

  it('is parted by rank', () => {
    const pay = (rank: number) => rankPay(2_163_461n, rank, 35);
    expect([1, 21, 22, 35].map(pay)).toEqual([91_125n, 60_750n, 45_562n, 35_690n]);
    expect([0, 36].map(pay)).toEqual([0n, 0n]);
    const all = Array.from({ length: 35 }, (_, index) => pay(index + 1));
    const sum = all.reduce((total, units) => total + units, 0n);
    expect(sum).toBeGreaterThan(2_163_461n - 35n);
    expect(sum).toBeLessThanOrEqual(2_163_461n);
  });

  it('gives all to fewer producers where there are fewer', () => {
    expect(rankPay(1_000n, 1, 1)).toBe(1_000n);
    expect(rankPay(1_000n, 2, 1)).toBe(0n);
  });

  it('is what was booked, and a part of the next one', () => {
    // Block time: half seconds since 2000.
    const slot = (Date.UTC(2026, 0, 1) - Date.UTC(2000, 0, 1)) / 500;
    const global = {
      last_claimrewards: slot,
      perblock_bucket: 0,
      last_pervote_bucket_fill: '2026-01-01T00:00:00.000',
    };
    const rows = { global, payment: { bp: 'a', pay: '12.0000 TLOS' }, rank: 1, active: 35 };
    const pay = roundPay(rows, TLOS)!;
    expect(formatAsset(pay.booked)).toBe('12.0000 TLOS');
    expect(pay.nextAt).toBe(Date.UTC(2026, 0, 1, 0, 30));
    expect(formatAsset(pay.estimate)).toBe('9.1125 TLOS');
    expect(formatAsset(roundPay({ ...rows, payment: null }, TLOS)!.booked)).toBe('0.0000 TLOS');
  });

  it('is none where the contract has no rounds', () => {
    expect(roundPay({ global: {}, payment: null, rank: 1, active: 21 }, TLOS)).toBeNull();
  });
});
