import { afterEach, describe, expect, it } from 'vitest';
import { readFioFees, readFioLocks, readFioTreasury } from '#src/chain/tables/fio-money.ts';
import * as fio from '#src/chain/tables/fio-names.ts';
import { fioVoterOf, voterOf } from '#src/chain/tables/voters.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

const FIO = { code: 'FIO', precision: 9 };

/** The value of the name `alice`, from another encoder. */
const ALICE = '3773036822876127232';

describe('FIO', () => {
  it('has keys, voters, fees and a treasury', async () => {
    const voter = {
      id: 40,
      fioaddress: '',
      owner: 'alice',
      proxy: '',
      producers: ['bp1'],
      is_proxy: 0,
    };
    const { pool, requested } = await nodeWith({
      accountmap: [{ account: 'alice', clientkey: 'FIO6', keyhash: '0x1' }],
      voters: [voter],
      fiofees: [{ fee_id: 1, end_point: 'vote_producer', suf_amount: '400000000' }],
      bprewards: [{ rewards: '7000000000' }],
      bpbucketpool: [],
    });
    expect(await fio.fioPublicKey(pool, 'alice')).toBe('FIO6');
    expect(await fio.fioPublicKey(pool, 'bob')).toBe(null);
    expect(await fioVoterOf(pool, 'alice')).toMatchObject({ producers: ['bp1'] });
    expect(requested.at(-1)).toMatchObject({
      index_position: 3,
      key_type: 'i64',
      lower_bound: ALICE,
    });
    expect(await fioVoterOf(pool, 'bob')).toBe(null);
    expect(await voterOf(pool, 'bob')).toBe(null);
    expect((await readFioFees(pool)).get('vote_producer')).toBe(400_000_000n);
    expect(await readFioTreasury(pool, FIO)).toEqual({
      bpRewards: { units: 7_000_000_000n, symbol: FIO },
      bpBucket: { units: 0n, symbol: FIO },
    });
    const lying = await nodeWith({ bprewards: [{ rewards: 'many' }], bpbucketpool: [] });
    expect(await readFioTreasury(lying.pool, FIO)).toEqual({
      bpRewards: { units: 0n, symbol: FIO, malformed: true },
      bpBucket: { units: 0n, symbol: FIO },
    });
  });

  it('is not asked for locks in a table that the chain lacks', async () => {
    const present = { code: 'eosio', scope: 'eosio', table: 'locktokensv2', payer: '', count: 1 };
    const { pool, requested } = await nodeWith({
      '': () => ({ rows: [present], more: '' }),
      locktokensv2: [],
    });
    const locks = await readFioLocks(pool, 'alice', { symbol: FIO, now: 0 });
    expect(locks).toEqual({ fioGrant: null, fioLocks: [] });
    expect(requested.map(({ table }) => table)).toEqual(['', 'locktokensv2']);
  });
});
