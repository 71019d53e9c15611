import { beforeEach, expect, test, vi } from 'vitest';
import { openChain } from '#src/chain/client/chain/access.ts';
import { ramHistory } from '#src/chain/client/resource/ram-history.ts';
import { kylin } from '#src/chain/config/chains/kylin.ts';
import { parseAsset } from '#src/chain/core/asset.ts';

const NOON = Date.UTC(2026, 0, 1, 12);
const authorization = [{ actor: 'alice', permission: 'active' }];
const payment = {
  account: 'eosio.token',
  name: 'transfer',
  data: { from: 'alice', to: 'eosio.ram', quantity: '1.0000 EOS', memo: 'buy ram' },
};
const log = {
  account: 'eosio',
  name: 'logbuyram',
  data: {
    payer: 'alice',
    receiver: 'bob',
    quantity: '1.0000 EOS',
    bytes: 4096,
    ram_bytes: 8192,
    fee: '0.0050 EOS',
  },
};

const chain = vi.hoisted((): { actions: { name: string; account: string; data: object }[] } => ({
  actions: [],
}));
vi.mock('#src/chain/client/history/history.ts', () => ({
  accountActions: (
    _: unknown,
    account: string,
    { filters }: { filters: { actionFilter: string } },
  ) =>
    Promise.resolve({
      rows: chain.actions
        .filter(({ name }) => name === filters.actionFilter)
        .map((one) => ({ ...one, authorization, blockTime: NOON, receivers: [account] })),
      next: null,
    }),
}));

const deals = async () => (await ramHistory(openChain(kylin), null)).deals;

beforeEach(() => {
  chain.actions = [];
});

test('reads the payments of a chain that logs no trades, though its file has RAM transfers', async () => {
  expect(kylin.features).toContain('ram-transfers');
  chain.actions = [payment];
  expect(await deals()).toHaveLength(1);
});

test('reads a logged trade once, with its bytes', async () => {
  chain.actions = [payment, log];
  expect(await deals()).toEqual([
    expect.objectContaining({ tokens: parseAsset('0.9950 EOS'), bytes: 4096n }),
  ]);
});
