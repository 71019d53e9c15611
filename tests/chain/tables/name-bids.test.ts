import { afterEach, describe, expect, it } from 'vitest';
import { bidFor, bidRefundOf, bidsByAmount, bidsForPrefix } from '#src/chain/tables/name-bids.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

const sold = {
  newname: 'gold',
  high_bidder: 'bob',
  high_bid: '-6110000',
  last_bid_time: '1529553110500000',
};

describe('a sold name', () => {
  it('has a negative bid', async () => {
    const { pool } = await nodeWith({ namebids: [sold] });
    expect((await bidsForPrefix(pool, 'gold')).rows).toEqual([
      {
        name: 'gold',
        bidder: 'bob',
        units: 6_110_000n,
        closed: true,
        bidAt: 1_529_553_110_500,
      },
    ]);
  });

  it('is in the lower half of the index by amount', async () => {
    const { pool, requested } = await nodeWith({ namebids: [sold] });
    await bidsByAmount(pool, true);
    await bidsByAmount(pool, false);
    const [closed, open] = requested;
    expect(closed).toMatchObject({ index_position: 2, upper_bound: '9223372036854775807' });
    expect(closed?.reverse).toBe(true);
    expect(open).toMatchObject({ index_position: 2, lower_bound: '9223372036854775808' });
  });
});

describe('a search', () => {
  it('requests names with the prefix only, and nothing if no name can have it', async () => {
    const { pool, requested } = await nodeWith({ namebids: [] });
    await bidsForPrefix(pool, ' Go');
    await bidsForPrefix(pool, 'go!');
    expect(requested).toHaveLength(1);
  });
});

describe('one name', () => {
  it('has its highest bid, and what an outbid account gets back', async () => {
    const { pool, requested } = await nodeWith({
      namebids: [sold],
      bidrefunds: [{ bidder: 'alice', amount: '2.0000 EOS' }],
    });
    expect(await bidFor(pool, 'gold')).toMatchObject({ name: 'gold', closed: true });
    expect(await bidFor(pool, 'silver')).toBeNull();
    expect((await bidRefundOf(pool, 'gold', 'alice'))?.units).toBe(20_000n);
    expect(await bidRefundOf(pool, 'gold', 'bob')).toBeNull();
    expect(requested.at(-1)).toMatchObject({ table: 'bidrefunds', code: 'eosio' });
  });
});
