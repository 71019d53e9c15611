import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chains } from '#src/chain/config/registry.ts';
import { stakeToVote, voteDecay, voteToStake } from '#src/chain/model/vote/vote-weight.ts';
import { rankVoters, voters, votersOf } from '#src/chain/model/vote/voter.ts';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import { recordings } from '#tests/recordings/read.ts';
import { hostileRow, SLOW, TOTALITY } from './hostile.ts';

const EPOCH = Date.UTC(2000, 0, 1);
const WEEK = 604_800_000;

describe('the weight of a vote', () => {
  it('doubles in 13 weeks on WAX and in 52 elsewhere', () => {
    const weeks = chains.map(({ key, voteDoublingWeeks }) => [key, voteDoublingWeeks]);
    expect(Object.fromEntries(weeks)).toMatchObject({ wax: 13, eos: 52, proton: 52, fio: null });
    expect(stakeToVote(10_000n, EPOCH, 52)).toBe(10_000);
    expect(stakeToVote(10_000n, EPOCH + 52 * WEEK, 52)).toBe(20_000);
    expect(stakeToVote(10_000n, EPOCH + 26 * WEEK, 13)).toBe(40_000);
  });

  it('steps once a week', () => {
    expect(stakeToVote(10_000n, EPOCH + WEEK - 1, 52)).toBe(10_000);
    expect(stakeToVote(10_000n, EPOCH + WEEK, 52)).toBeCloseTo(10_000 * 2 ** (1 / 52), 6);
  });

  it('is turned back into stake', () => {
    expect(voteToStake(40_000, EPOCH + 104 * WEEK, 52)).toBe(10_000);
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 2n ** 62n }),
        fc.date({ noInvalidDate: true, min: new Date(EPOCH), max: new Date('2100-01-01') }),
        (staked, date) => {
          const weight = stakeToVote(staked, date.getTime(), 52);
          expect(voteToStake(weight, date.getTime(), 52) / Number(staked)).toBeCloseTo(1, 9);
        },
      ),
    );
  });

  it('decays to a half in the time in which a new one doubles', () => {
    const cast = stakeToVote(500n, EPOCH + 10 * WEEK, 52);
    expect(voteDecay(cast, 500n, EPOCH + 10 * WEEK, 52)).toBe(0);
    expect(voteDecay(cast, 500n, EPOCH + 62 * WEEK, 52)).toBeCloseTo(0.5, 12);
    expect(voteDecay(0, 500n, EPOCH, 52)).toBe(1);
    expect(voteDecay(9999, 500n, EPOCH, 52)).toBe(0);
    expect(voteDecay(-5, 500n, EPOCH, 52)).toBe(1);
    expect(voteDecay(5, 0n, EPOCH, 52)).toBe(0);
  });
});

describe('voters', () => {
  const rows = [
    { owner: 'light', last_vote_weight: '2.50000000000000000', producers: ['bpone'], proxy: '' },
    {
      owner: 'heavy',
      last_vote_weight: '31.0',
      producers: ['bpone', 'bptwo'],
      staked: '4294967296',
    },
    { owner: 'follower', last_vote_weight: '99.0', producers: ['bpone'], proxy: 'guide' },
    {
      owner: 'guide',
      last_vote_weight: '7.0',
      proxied_vote_weight: '6.0',
      is_proxy: 1,
      producers: ['bptwo'],
    },
    { last_vote_weight: '1000.0' },
  ];

  it('are ranked from the heaviest', () => {
    expect(rankVoters(voters(rows)).map(({ rank, owner }) => [rank, owner])).toEqual([
      [1, 'follower'],
      [2, 'heavy'],
      [3, 'guide'],
      [4, 'light'],
    ]);
  });

  it('of a producer chose it themselves', () => {
    expect(votersOf('bpone', voters(rows)).map(({ rank, owner }) => [rank, owner])).toEqual([
      [1, 'heavy'],
      [2, 'light'],
    ]);
    expect(votersOf('nobody', voters(rows))).toEqual([]);
  });

  it('have stake, proxy and proxied weight', () => {
    const [light, heavy, follower, guide] = voters(rows);
    expect(light).toMatchObject({ weight: 2.5, proxy: null, isProxy: false, staked: 0n });
    expect(heavy).toMatchObject({ staked: 4_294_967_296n, producers: ['bpone', 'bptwo'] });
    expect(follower?.proxy).toBe('guide');
    expect(guide).toMatchObject({ isProxy: true, proxiedWeight: 6 });
    expect(voters([{ owner: 'a', is_proxy: true }])[0]?.isProxy).toBe(true);
  });

  it('are read from the rows of 2018 too', () => {
    const old = recordings('v1_chain_get_table_rows').filter(({ response }) =>
      listOf(recordOf(response).rows).some((row) => 'deferred_trx_id' in recordOf(row)),
    );
    expect(old.length).toBeGreaterThan(0);
    for (const { response } of old)
      expect(voters(listOf(recordOf(response).rows))).toMatchObject([
        { owner: '111111111114', weight: 0, staked: 46_200n, proxy: null, isProxy: false },
      ]);
  });

  it(
    'are read, or left out, from anything',
    () => {
      const fields = ['owner', 'last_vote_weight', 'proxied_vote_weight', 'staked', 'producers'];
      const hostile = hostileRow([...fields, 'proxy', 'is_proxy']);
      fc.assert(
        fc.property(fc.array(hostile, { maxLength: 3 }), (some) => {
          for (const { weight } of rankVoters(voters(some)))
            expect(Number.isFinite(weight)).toBe(true);
        }),
        TOTALITY,
      );
    },
    SLOW.timeout,
  );
});

it('a voter on FIO has the address its row names', () => {
  const rows = ['alice@edge', '', undefined].map((fioaddress) => ({ owner: 'alice', fioaddress }));
  expect(voters(rows).map(({ fioAddress }) => fioAddress)).toEqual(['alice@edge', null, null]);
});
