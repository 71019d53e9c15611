import { expect, test } from 'vitest';
import type { Action } from '#src/chain/actions/action.ts';
import { paySwap } from '#src/chain/actions/cross-chain.ts';
import { withFioDefaults } from '#src/chain/actions/fio-defaults.ts';
import { powerup } from '#src/chain/actions/resources.ts';
import { transfer } from '#src/chain/actions/transfer.ts';
import { chainByKey } from '#src/chain/config/registry.ts';
import { intentKey } from '#src/chain/model/signing/intent-key.ts';

const symbol = { code: 'EOS', precision: 4 };
const quantity = { units: 10_000n, symbol };
const eos = chainByKey('eos');
const keyOf = (...actions: Action[]) => intentKey('alice', actions, eos);

const payment = transfer({
  contract: 'eosio.token',
  from: 'alice',
  to: 'bob',
  quantity,
  memo: 'once',
});

test('the same effect has the same key for any signer and any order of fields', () => {
  const { data } = payment;
  const { from, to, quantity: paid, memo } = data;
  const other = {
    ...payment,
    authorization: [{ actor: 'alice', permission: 'owner' }],
    data: { memo, quantity: paid, to, from },
  };
  expect(keyOf(other)).toBe(keyOf(payment));
  expect(intentKey('bob', [payment], eos)).not.toBe(keyOf(payment));
  const more = { ...payment, data: { ...data, quantity: '2.0000 EOS' } };
  expect(keyOf(more)).not.toBe(keyOf(payment));
});

const FIELDS = ['payee_public_key', 'amount', 'max_fee', 'actor', 'tpid'];

function payFio(fee: bigint, { amount = '5', tpid = '' } = {}): Action {
  const data = { payee_public_key: 'FIO1', amount };
  const action = { account: 'fio.token', name: 'trnsfiopubky', authorization: [], data };
  const fees = new Map([['transfer_tokens_pub_key', fee]]);
  return withFioDefaults(action, FIELDS, { actor: 'alice', tpid, addresses: [], fees });
}

test('a FIO payment is the same whatever fee a node reports', () => {
  const payer = payFio(61_000_000n);
  expect(keyOf(payFio(61_000_001n))).toBe(keyOf(payer));
  expect(keyOf(payFio(61_000_000n, { tpid: 'site@fio' }))).toBe(keyOf(payer));
  expect(keyOf(payFio(61_000_000n, { amount: '6' }))).not.toBe(keyOf(payer));
});

test.each([
  ['stakefio', 'fio.staking'],
  ['unstakefio', 'fio.staking'],
  ['voteproducer', 'eosio'],
  ['voteproxy', 'eosio'],
])('%s is the same whichever address pays its fee', (name, account) => {
  const of = (fio_address: string, amount = '5'): Action => ({
    account,
    name,
    authorization: [],
    data: { fio_address, amount, max_fee: '1', actor: 'alice' },
  });
  expect(keyOf(of(''))).toBe(keyOf(of('alice@fio')));
  expect(keyOf(of('alice@fio', '6'))).not.toBe(keyOf(of('alice@fio')));
});

test.each(['renewaddress', 'regproducer', 'xferaddress'])('the address of %s counts', (name) => {
  const of = (fio_address: string): Action => ({
    account: 'fio.address',
    name,
    authorization: [],
    data: { fio_address, max_fee: '1' },
  });
  expect(keyOf(of('one@fio'))).not.toBe(keyOf(of('two@fio')));
});

function rent(most: bigint, fraction: bigint, { days = 1, receiver = 'alice' } = {}): Action {
  const fractions = { netFraction: fraction, cpuFraction: fraction };
  const maxPayment = { units: most, symbol };
  return powerup({ payer: 'alice', receiver, days, ...fractions, maxPayment });
}

test.each(['eosio', 'core.vaulta'])('a PowerUp of %s is the same a minute later', (account) => {
  const now = { ...rent(10_500n, 1_000n), account };
  expect(keyOf({ ...rent(10_501n, 1_001n), account })).toBe(keyOf(now));
  expect(keyOf({ ...rent(10_500n, 1_000n, { days: 2 }), account })).not.toBe(keyOf(now));
  expect(keyOf({ ...rent(10_500n, 1_000n, { receiver: 'bob' }), account })).not.toBe(keyOf(now));
});

test('a PowerUp of an account that is no system contract of the chain counts as it is', () => {
  const of = (units: bigint) => ({ ...rent(units, 1_000n), account: 'core.vaulta' });
  const onWax = (one: Action) => intentKey('alice', [one], chainByKey('wax'));
  expect(onWax(of(10_500n))).not.toBe(onWax(of(10_501n)));
});

function swap(order: string, targetToken = 'XUSDC'): Action {
  const to = 'protonswap';
  return paySwap({ contract: 'eosio.token', from: 'alice', to, quantity, targetToken, order });
}

test('an order of the swap service is the same under another id', () => {
  const [one, other] = ['ab'.repeat(12), 'cd'.repeat(12)];
  const onXpr = (action: Action) => intentKey('alice', [action], chainByKey('proton'));
  expect(onXpr(swap(one))).toBe(onXpr(swap(other)));
  expect(onXpr(swap(one, 'XBTC'))).not.toBe(onXpr(swap(one)));
  // Elsewhere the name is that of an ordinary account.
  expect(keyOf(swap(one))).not.toBe(keyOf(swap(other)));
});

test.each([
  ['max_fee', { account: 'shop', name: 'trnsfiopubky' }],
  ['max_fee', { account: 'fio.token', name: 'other' }],
  ['max_payment', { account: 'shop', name: 'powerup' }],
  ['cpu_frac', { account: 'eosio', name: 'other' }],
])('the field %s of another action counts', (field, { account, name }) => {
  const of = (value: string): Action => ({
    account,
    name,
    authorization: [],
    data: { [field]: value },
  });
  expect(keyOf(of('1'))).not.toBe(keyOf(of('2')));
});

test.each([
  ['to another account', 'bob', `XUSDC,${'ab'.repeat(12)}`, `XUSDC,${'cd'.repeat(12)}`],
  ['without an order id', 'protonswap', 'XUSDC,one', 'XUSDC,two'],
])('the memo of a payment %s counts', (_what, to, one, two) => {
  const of = (memo: string) =>
    transfer({ contract: 'eosio.token', from: 'alice', to, quantity, memo });
  expect(keyOf(of(one))).not.toBe(keyOf(of(two)));
});

test.each([
  ['buyramself', { account: 'alice', quant: '1.0000 EOS' }, { payer: 'alice', quant: '1.0000 A' }],
  [
    'giftram',
    { from: 'alice', to: 'bob', bytes: 9, memo: '' },
    { from: 'alice', receiver: 'bob', ram_bytes: 9, memo: '' },
  ],
  ['sellram', { account: 'alice', bytes: 9 }, { account: 'alice', bytes: 9 }],
])(
  '%s is the same at either of two system contracts, whichever a node says a permission is linked to',
  (name, data, wrapped) => {
    const authorization = [{ actor: 'alice', permission: 'claims' }];
    const behind = { account: 'eosio', name, authorization, data };
    expect(keyOf({ ...behind, account: 'core.vaulta', data: wrapped })).toBe(keyOf(behind));
  },
);

test('a payment of one token is not the same as one of the other', () => {
  const data = { from: 'alice', to: 'bob', quantity: '1.0000 A', memo: '' };
  const paid = { account: 'core.vaulta', name: 'transfer', authorization: [], data };
  const legacy = { ...paid, account: 'eosio', data: { ...data, quantity: '1.0000 EOS' } };
  expect(keyOf(legacy)).not.toBe(keyOf(paid));
});
