import { afterEach, describe, expect, it } from 'vitest';
import { readVoterPay } from '#src/chain/tables/voter-pay.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

const WAX = { code: 'WAX', precision: 8 };

describe('the pay of a voter', () => {
  it('is read from the voter’s row and the totals', async () => {
    const { pool, requested } = await nodeWith({
      voters: [{ owner: 'alice', unpaid_voteshare: '5.0', unpaid_voteshare_change_rate: '2.0' }],
      global: [{ voters_bucket: 700 }],
    });
    expect(await readVoterPay(pool, 'alice', WAX)).toMatchObject({
      own: { units: 5, rate: 2 },
      bucket: { units: 700n },
    });
    expect(requested.map(({ table }) => table).toSorted()).toEqual(['global', 'voters']);
    expect(await readVoterPay(pool, 'bob', WAX)).toBeNull();
  });
});
