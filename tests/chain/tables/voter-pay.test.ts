import { afterEach, describe, expect, it } from 'vitest';
import { chainByKey } from '#src/chain/config/registry.ts';
import { readVoterPay } from '#src/chain/tables/voter-pay.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

const wax = chainByKey('wax');

describe('the pay of a voter', () => {
  it('is read from the voter’s row and the totals', async () => {
    const { pool, requested } = await nodeWith({
      voters: [{ owner: 'alice', unpaid_voteshare: '5.0', unpaid_voteshare_change_rate: '2.0' }],
      global: [{ voters_bucket: 700, last_pervote_bucket_fill: '2026-01-01T00:00:00.000' }],
      stat: [{ supply: '4500000000.00000000 WAX', max_supply: '0.00000000 WAX', issuer: 'eosio' }],
    });
    const pay = await readVoterPay(pool, 'alice', wax);
    expect(pay).toMatchObject({
      own: { units: 5, rate: 2 },
      bucket: { units: 700n },
    });
    expect(pay?.fillAt(Date.UTC(2026, 0, 2))).toBe(24_126_923_076_922n);
    expect(requested.map(({ table }) => table).toSorted()).toEqual(['global', 'stat', 'voters']);
    expect(await readVoterPay(pool, 'bob', wax)).toBeNull();
  });
});
