import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { rankVoters, voters, votersOf } from '#src/chain/model/vote/voter.ts';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import { recordings } from '#tests/recordings/read.ts';
import { hostileRow, SLOW, TOTALITY } from '../hostile.ts';

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
