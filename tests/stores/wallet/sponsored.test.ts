import { beforeEach, expect, test, vi } from 'vitest';
import { transfer } from '#src/chain/actions/transfer.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { sponsored } from '#src/stores/wallet/sponsored.ts';

const state = vi.hoisted(() => ({ freeCpu: null as object | null }));
vi.mock('#src/stores/wallet/free-cpu.ts', () => ({ $freeCpu: { get: () => state.freeCpu } }));

const user = { actor: 'alice', permission: 'active', delaySeconds: 0 } as User;
const sponsor = {
  account: 'freecpu11111',
  permission: 'payforcpu',
  contract: 'cputoken1111',
  symbol: { code: 'CPU', precision: 1 },
};
const quantity = parseAsset('1.0000 EOS');
const wanted = [
  transfer({ contract: 'eosio.token', from: 'alice', to: 'bob', quantity, memo: '' }),
];

beforeEach(() => {
  state.freeCpu = { on: true, sponsor };
});

test('the action of a sponsor is the first', () => {
  const { actions, options, paying } = sponsored(wanted, user);
  expect(actions).toHaveLength(2);
  expect(actions[1]).toBe(wanted[0]);
  expect(options).toEqual({ delaySeconds: 0, freeCpu: true });
  expect(paying).toEqual(['freecpu11111']);
});

test.each([
  ['without an offer', null, 0],
  ['switched off', { on: false, sponsor }, 0],
  ['for a delayed transaction', { on: true, sponsor }, 60],
])('the user pays %s', (_, freeCpu, delaySeconds) => {
  state.freeCpu = freeCpu;
  const found = sponsored(wanted, { ...user, delaySeconds });
  expect(found).toEqual({
    actions: wanted,
    options: { delaySeconds, freeCpu: false },
    sponsor: null,
    paying: [],
  });
});

test('a transaction that was made elsewhere gets no action of a sponsor', () => {
  const header = { max_net_usage_words: 0, max_cpu_usage_ms: 0 };
  const { actions, options, sponsor: paying } = sponsored(wanted, user, { header });
  expect(actions).toEqual(wanted);
  expect(options).toEqual({ delaySeconds: 0, freeCpu: false, header });
  expect(paying).toBeNull();
});
