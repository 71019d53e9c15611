import { describe, expect, it } from 'vitest';
import { fioStake, stakePools, stakeReward, unstaked } from '#src/chain/model/fio/fio-staking.ts';

const FIO = 1_000_000_000n;
const row = {
  last_combined_token_pool: '120000000000000000',
  last_global_srp_count: '200000000000000000',
};
const pools = stakePools(row)!;
const grown = { ...pools, tokens: 132_000_000_000_000_000n };
const stake = { staked: 1_000n * FIO, points: 1_666_666_666_667n };

describe('staked FIO', () => {
  it('is paid back with nine tenths of what the points gained', () => {
    expect(unstaked(1_000n * FIO, stake, grown)).toEqual({ paid: 1_090n * FIO, tpid: 10n * FIO });
    expect(stakeReward(stake, grown)).toBe(90n * FIO);
  });

  it('is paid back in part with that part of the points', () => {
    expect(unstaked(500n * FIO, stake, grown)).toEqual({ paid: 545n * FIO, tpid: 5n * FIO });
  });

  it('loses nothing by rounding, and is refused where points lost their worth', () => {
    expect(stakeReward({ ...stake, points: 1_666_666_666_000n }, pools)).toBe(0n);
    expect(stakeReward(stake, { ...pools, tokens: pools.tokens / 2n })).toBeNull();
  });

  it('is read from rows, and none is none', () => {
    expect(pools).toEqual({ tokens: 120_000_000_000_000_000n, points: 200_000_000_000_000_000n });
    expect(fioStake({ total_staked_fio: '5', total_srp: 10 })).toEqual({ staked: 5n, points: 10n });
    expect(fioStake({ total_staked_fio: 0, total_srp: 10 })).toBeNull();
    expect(fioStake(null)).toBeNull();
    expect(stakePools({ last_combined_token_pool: '-5', last_global_srp_count: 1 })).toBeNull();
  });
});
