import { beforeEach, expect, test, vi } from 'vitest';
import type { Action } from '#src/chain/actions/action.ts';

vi.mock('#src/stores/chain/chain.ts', async () => {
  const { eos } = await import('#src/chain/config/chains/eos.ts');
  return { chainConfig: () => eos };
});

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const store = () => import('#src/stores/favorites/recent-receivers.ts');
const pay = (to: unknown, name = 'transfer'): Action => ({
  account: 'eosio.token',
  name,
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: { from: 'alice', to },
});

test('those paid last come first, each once, and stay', async () => {
  const { rememberReceivers } = await store();
  rememberReceivers([pay('bob'), pay('carol')]);
  rememberReceivers([pay('bob')]);
  vi.resetModules();
  const { $recentReceivers, loadReceivers } = await store();
  loadReceivers();
  expect($recentReceivers.get()).toEqual(['bob', 'carol']);
});

test('what is no payment to another account is not remembered', async () => {
  const { $recentReceivers, rememberReceivers } = await store();
  rememberReceivers([pay('alice'), pay('bob', 'buyram'), pay('Not a name'), pay(5)]);
  expect($recentReceivers.get()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('the last few are offered, and names are compared with many more', async () => {
  const { $recentReceivers, paidFromHere, rememberReceivers } = await store();
  for (const letter of 'abcdefghij') rememberReceivers([pay(letter)]);
  expect($recentReceivers.get().join('')).toBe('jihgfedc');
  expect(paidFromHere().join('')).toBe('jihgfedcba');
  for (let at = 0; at < 300; at += 1)
    rememberReceivers([pay(`shop${at.toString(5).replaceAll('0', 'o')}`)]);
  expect(paidFromHere()).toHaveLength(200);
});

test.each(['x', '5', '{}', '[5,"Not a name"]'])('%s in the storage is survived', async (kept) => {
  localStorage.setItem('pronghorn-receivers/eos', kept);
  const { $recentReceivers, loadReceivers } = await store();
  loadReceivers();
  expect($recentReceivers.get()).toEqual([]);
});

test('whom a memo names is remembered with the account that passes the payment on', async () => {
  const { paidFromHere, $recentReceivers, rememberReceivers } = await store();
  const address = '0x52908400098527886E0F7030069857D2E4169EE7';
  const payment = pay('eosio.evm');
  rememberReceivers([{ ...payment, data: { ...payment.data, memo: address } }]);
  vi.resetModules();
  expect((await store()).paidFromHere()).toEqual([
    'eosio.evm',
    `eosio.evm ${address.toLowerCase()}`,
  ]);
  expect($recentReceivers.get()).toEqual(['eosio.evm']);
  expect(paidFromHere()).toContain('eosio.evm');
});

test('a transfer that its payer does not authorize is not remembered', async () => {
  const { paidFromHere, rememberReceivers } = await store();
  rememberReceivers([
    { ...pay('mallory'), authorization: [{ actor: 'carol', permission: 'active' }] },
  ]);
  expect(paidFromHere()).toEqual([]);
});
