import { expect, it } from 'vitest';
import { giftedRamOf, refusesWram } from '#src/chain/tables/gifted-ram.ts';
import { nodeWith } from './node.ts';

it('an account holds the gifts of one giver', async () => {
  const giftedram = [{ giftee: 'judy', gifter: 'alice', ram_bytes: '8192' }];
  const { pool, requested } = await nodeWith({ giftedram });
  expect(await giftedRamOf(pool, 'judy')).toEqual({ gifter: 'alice', bytes: 8192n });
  // A node that ignores bounds.
  expect(await giftedRamOf(pool, 'bob')).toBeNull();
  expect(requested[0]).toMatchObject({ code: 'eosio', scope: 'eosio', table: 'giftedram' });
  const none = await nodeWith({ giftedram: [] });
  expect(await giftedRamOf(none.pool, 'judy')).toBeNull();
});

it('the contract of WRAM lists accounts that get none', async () => {
  const { pool } = await nodeWith({ egresslist: [{ account: 'eosio.ram' }] });
  expect(await refusesWram(pool, 'eosio.wram', 'eosio.ram')).toBe(true);
  expect(await refusesWram(pool, 'eosio.wram', 'alice')).toBe(false);
});
