import { describe, expect, it } from 'vitest';
import { chainByKey } from '#src/chain/config/registry.ts';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import {
  checkStakeLent,
  lendingNeedsVotes,
  mayLend,
  rexInterest,
  rexMaturesAt,
} from '#src/chain/model/rex/rex-rules.ts';

describe('amounts of REX', () => {
  const asset = parseAsset;

  it('lent out of stake leave a tenth for CPU and for NET', () => {
    const stake = (cpu: string, net: string) => ({
      cpu: asset(`${cpu} EOS`),
      net: asset(`${net} EOS`),
    });
    const lend = (cpu: string, net: string) => () =>
      checkStakeLent(stake('1.0000', '0.5000'), stake(cpu, net));
    expect(lend('0.9000', '0.4000')).not.toThrow();
    expect(lend('0.9001', '0.4000')).toThrow('Stake too low');
    expect(lend('0.9000', '0.4001')).toThrow('Stake too low');
    expect(lend('5.0000', '0.0000')).toThrow('Stake too low');
    const low = stake('0.0500', '1.0000');
    expect(() => checkStakeLent(low, stake('0.0000', '0.5000'))).not.toThrow();
    expect(() => checkStakeLent(low, stake('0.0001', '0.0000'))).toThrow('Stake too low');
    expect(() => checkStakeLent(low, { cpu: asset('1 T'), net: asset('1 T') })).toThrow(
      'invalid symbol',
    );
  });
});

const DAY = 86_400_000;

const JAN_5 = Date.UTC(2022, 0, 5);

describe('the rules of lending', () => {
  it('require votes where the contract does', () => {
    const asked = (['bos', 'telos', 'eos'] as const).map((key) =>
      lendingNeedsVotes(chainByKey(key)),
    );
    expect(asked).toEqual([true, false, false]);
  });

  it('bind tokens for at least four days', () => {
    expect(rexMaturesAt(JAN_5)).toBe(JAN_5 + 5 * DAY);
    expect(rexMaturesAt(JAN_5 + DAY - 1)).toBe(JAN_5 + 5 * DAY);
    // Of 21 buckets, as on Vaulta.
    expect(rexMaturesAt(Date.UTC(2026, 10, 27, 15), 21)).toBe(Date.UTC(2026, 11, 18));
    expect(rexMaturesAt(JAN_5 + DAY)).toBe(JAN_5 + 6 * DAY);
  });

  it('require 21 votes or a proxy', () => {
    const votes = (count: number) => Array.from({ length: count }, (_, index) => `bp${index}`);
    expect(mayLend({ producers: votes(20), proxy: null })).toBe(false);
    expect(mayLend({ producers: votes(21), proxy: null })).toBe(true);
    expect(mayLend({ producers: [], proxy: 'guide' })).toBe(true);
    expect(mayLend(null)).toBe(false);
  });

  it('show interest for 1 and for 30 days', () => {
    const lent = parseAsset('36500.0000 EOS');
    expect(formatAsset(rexInterest(lent, 0.02, 1))).toBe('2.0000 EOS');
    expect(formatAsset(rexInterest(lent, 0.02, 30))).toBe('60.0000 EOS');
    expect(formatAsset(rexInterest(parseAsset('0.0001 EOS'), 0.02, 30))).toBe('0.0000 EOS');
    for (const rate of [NaN, Infinity, 1e300]) expect(rexInterest(lent, rate, 1).units).toBe(0n);
  });
});
