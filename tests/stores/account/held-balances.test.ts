import { expect, test, vi } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import { heldBalances, heldBalancesStore } from '#src/stores/account/held-balances.ts';
import { waitUntilLoaded } from '#src/stores/load-store.ts';

vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({}) }));
vi.mock('#src/chain/client/account/token-balance.ts', () => ({
  tokenBalance: async (_: unknown, account: string) => {
    if (account === 'failing') throw new Error('no response');
    return account === 'carol' ? undefined : parseAsset('2.0000 EOS');
  },
}));

test('a balance that fails is left out, and one that never was is null', async () => {
  const keys = ['alice', 'carol', 'failing'].map((name) => `${name}/eosio.token:EOS`);
  const store = heldBalancesStore(JSON.stringify(keys));
  const stop = store.$state.listen(() => undefined);
  await waitUntilLoaded(store, 5_000);
  stop();
  const held = heldBalances(store.$state.get());
  expect([...held!]).toEqual([
    ['alice/eosio.token:EOS', parseAsset('2.0000 EOS')],
    ['carol/eosio.token:EOS', null],
  ]);
});

test('nothing is known while loading, and no balance after a failure', () => {
  expect(heldBalances({ kind: 'loading' })).toBeNull();
  expect(heldBalances({ kind: 'empty' })).toEqual(new Map());
});
