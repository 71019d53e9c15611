import { expect, it } from 'vitest';
import { paysForCoreTokens, refusesSwaps } from '#src/chain/tables/swaps.ts';
import { nodeWith } from './node.ts';

it('an account refuses swaps if it has a row among the blocked', async () => {
  const { pool, requested } = await nodeWith({ blocked: [{ account: 'exchange1111' }] });
  expect(await refusesSwaps(pool, 'core.vaulta', 'exchange1111')).toBe(true);
  // A node that ignores bounds.
  expect(await refusesSwaps(pool, 'core.vaulta', 'alice')).toBe(false);
  expect(requested[0]).toMatchObject({ code: 'core.vaulta', table: 'blocked', limit: 1 });
  const none = await nodeWith({ blocked: [] });
  expect(await refusesSwaps(none.pool, 'core.vaulta', 'alice')).toBe(false);
});

it('an account pays for its balance once it spent core tokens', async () => {
  const rows = (released: boolean) => [{ balance: '1.0000 A', released }];
  const of = async (accounts: unknown[]) =>
    paysForCoreTokens((await nodeWith({ accounts })).pool, 'core.vaulta', 'alice');
  expect(await of(rows(true))).toBe(true);
  expect(await of(rows(false))).toBe(false);
  // nodeos writes it as a number.
  expect(await of([{ balance: '1.0000 A', released: 0 }])).toBe(false);
  expect(await of([])).toBeNull();
});
