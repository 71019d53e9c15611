import { afterEach, describe, expect, it } from 'vitest';
import { nameBid } from '#src/chain/tables/name-bids.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

describe('a sold name', () => {
  it('has a negative bid', async () => {
    const bid = {
      newname: 'gold',
      high_bidder: 'bob',
      high_bid: '-6110000',
      last_bid_time: '1529553110500000',
    };
    const { pool } = await nodeWith({ namebids: [bid] });
    expect(await nameBid(pool, 'gold')).toEqual({
      name: 'gold',
      bidder: 'bob',
      units: 6_110_000n,
      closed: true,
      bidAt: 1_529_553_110_500,
    });
    expect(await nameBid(pool, 'silver')).toBe(null);
  });
});
