import { describe, expect, it } from 'vitest';
import { formatAsset } from '#src/chain/core/asset.ts';
import { possibleBlocks, producerClaim, producerPay } from '#src/chain/model/vote/producer-pay.ts';

it('is claimed by an action that FIO names differently', () => {
  expect(producerClaim('eosio')).toBe('claimrewards');
  expect(producerClaim('fio')).toBe('bpclaim');
});

const EOS = { code: 'EOS', precision: 4 };
const START = Date.UTC(2026, 0, 1);
const rows = {
  global: {
    perblock_bucket: '10000000',
    pervote_bucket: 80_000_000,
    total_unpaid_blocks: 1000,
    last_pervote_bucket_fill: '2026-01-01T00:00:00.000',
  },
  global2: { total_producer_votepay_share: '1000.0' },
  global3: {
    total_vpay_share_change_rate: '10.0',
    last_vpay_state_update: '2026-01-01T00:00:00.000',
  },
  shares: { votepay_share: '100.0', last_votepay_share_update: '2026-01-01T00:00:00.000' },
  unpaidBlocks: 250,
  votes: 5,
  claimedAt: START,
  supply: null,
};

describe('the pay of a producer', () => {
  it('is its share of unpaid blocks, and of votes times time', () => {
    const pay = producerPay(rows, EOS, START + 100_000);
    expect(pay && formatAsset(pay.byBlocks)).toBe('250.0000 EOS');
    // (100 + 5 × 100) of (1000 + 10 × 100)
    expect(pay && formatAsset(pay.byVotes)).toBe('2400.0000 EOS');
  });

  it('has nothing for votes below a hundred tokens', () => {
    const pay = producerPay(
      { ...rows, global: { ...rows.global, pervote_bucket: 1000 } },
      EOS,
      START,
    );
    expect(pay?.byVotes.units).toBe(0n);
  });

  it('is paid from buckets that the claim fills first', () => {
    const global4 = {
      continuous_rate: '0.03617097000000000',
      inflation_pay_factor: 60_767,
      votepay_factor: 40_000,
    };
    const filled = { ...rows, global4, supply: 21_000_000_000_000n };
    const pay = producerPay(filled, EOS, START + 86_400_000);
    // A quarter of 1000.0000 and 8585.1972.
    expect(pay && formatAsset(pay.byBlocks)).toBe('2396.2993 EOS');
    // 100 + 5 × 86,400 of 1000 + 10 × 86,400, of 8000.0000 and 25755.5918.
    expect(pay && formatAsset(pay.byVotes)).toBe('16862.1863 EOS');
  });

  it('has nothing for votes three days after a claim, or before the first', () => {
    const late = START + 3 * 86_400_000;
    expect(producerPay(rows, EOS, late - 1)?.byVotes.units).toBeGreaterThan(0n);
    expect(producerPay(rows, EOS, late)?.byVotes.units).toBe(0n);
    expect(producerPay({ ...rows, claimedAt: null }, EOS, START)?.byVotes.units).toBe(0n);
  });

  it('never has more than the buckets', () => {
    const hostile = { ...rows, unpaidBlocks: 1e300, votes: 1e300 };
    const pay = producerPay(hostile, EOS, START + 100_000);
    expect(pay?.byBlocks.units).toBe(10_000_000n);
    expect(pay?.byVotes.units).toBe(80_000_000n);
  });

  it('has nothing for votes without the contract’s shares', () => {
    const pay = producerPay({ ...rows, global2: undefined, shares: null }, EOS, START);
    expect(pay?.byVotes.units).toBe(0n);
    expect(pay?.byBlocks.units).toBe(2_500_000n);
  });

  it('is unknown without buckets', () => {
    expect(producerPay({ ...rows, global: {} }, EOS, START)).toBeNull();
  });
});

describe('possible blocks', () => {
  it('are one in as many as are scheduled, since the last claim', () => {
    expect(possibleBlocks(START, START + 126_000, 21)).toBe(12);
    expect(possibleBlocks(null, START, 21)).toBeNull();
    expect(possibleBlocks(START, START, 0)).toBeNull();
    expect(possibleBlocks(START + 1, START, 21)).toBeNull();
  });
});
