import { expect, test } from 'vitest';
import type { Action } from '#src/chain/actions/action.ts';
import { delegatebw, undelegatebw } from '#src/chain/actions/resources.ts';
import { regproxy, voteproducer } from '#src/chain/actions/vote.ts';
import { stakexpr } from '#src/chain/actions/xpr-stake.ts';
import { chainByKey } from '#src/chain/config/registry.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import { approve, unapprove } from '#src/chain/actions/multisig.ts';
import { cancelSale } from '#src/chain/actions/nft-sale.ts';
import { linkTo, unlinkFrom } from '#src/chain/actions/permission.ts';
import { marketSaleRow } from '#src/chain/model/signing/before.ts';
import { reverseOfSale } from '#src/chain/model/signing/reverse-actions.ts';
import { reverseOf } from '#src/islands/wallet/reverse.ts';

const eos = chainByKey('kylin')!;
const proton = chainByKey('proton')!;
const stake = {
  from: 'alice',
  receiver: 'bob',
  cpu: parseAsset('1.5000 EOS'),
  net: parseAsset('0.0000 EOS'),
};
const vote = voteproducer({ voter: 'alice', producers: ['bp1'], maxVotes: 30 });
type Before = Parameters<typeof reverseOf>[1];
const pathOf = (actions: readonly Action[], before: Before = null) => {
  const reverse = reverseOf(actions, before, eos);
  return reverse && 'path' in reverse ? reverse.path : null;
};
const votedBefore = (producers: readonly string[], proxy: string | null) =>
  ({ kind: 'vote', producers, proxy }) as const;

test('a stake and what is unstaked lead to one another', () => {
  expect(pathOf([delegatebw(stake, false)])).toBe(
    '/wallet/resources/unstake?cpu=1.5000&receiver=bob',
  );
  expect(pathOf([undelegatebw(stake)])).toBe('/wallet/resources/stake?cpu=1.5000&receiver=bob');
  expect(reverseOf([stakexpr('alice', parseAsset('2.0000 XPR'))], null, proton)).toEqual({
    kind: 'unstake',
    path: '/wallet/staking/unstake?amount=2.0000',
  });
});

test('a vote leads to the one before it', () => {
  expect(pathOf([vote], votedBefore(['bp2', 'bp3'], null))).toBe('/vote?producers=bp2%2Cbp3');
  expect(pathOf([vote], votedBefore([], 'wise'))).toBe('/wallet/proxy?proxy=wise');
  expect(pathOf([vote], votedBefore([], null))).toBeNull();
  expect(pathOf([vote])).toBeNull();
});

test('a proxy can stop', () => {
  expect(pathOf([regproxy('alice', true)])).toBe('/wallet/proxy/unregister');
  expect(pathOf([regproxy('alice', false)])).toBeNull();
});

const all = { contract: 'eosio.token', action: null };
const one = { contract: 'eosio.token', action: 'transfer' };
const linked = (permission: string | null) => ({ kind: 'link', permission }) as const;

test.each([
  ['an action', one],
  ['a whole contract', all],
])('a link of %s and its removal lead to what was before', (_what, call) => {
  const made = linkTo('alice', 'pay', call, 'owner');
  const removed = unlinkFrom('alice', call, 'owner');
  expect(reverseOf([made], linked(null), eos)).toEqual({ kind: 'unlink', actions: [removed] });
  expect(reverseOf([removed], linked('pay'), eos)).toEqual({ kind: 'relink', actions: [made] });
  const former = linkTo('alice', 'save', call, 'owner');
  expect(reverseOf([made], linked('save'), eos)).toEqual({ kind: 'relink', actions: [former] });
});

test('a link has no way back where the one before it is not known, or is the same', () => {
  expect(reverseOf([linkTo('alice', 'pay', one)], null, eos)).toBeNull();
  expect(reverseOf([linkTo('alice', 'pay', one)], linked('pay'), eos)).toBeNull();
  expect(reverseOf([unlinkFrom('alice', one)], null, eos)).toBeNull();
  expect(reverseOf([unlinkFrom('alice', one)], linked(null), eos)).toBeNull();
});

test('an approval and its removal lead to one another, for the transaction that was read', () => {
  const id = { proposer: 'bob', name: 'rent' };
  const level = { actor: 'alice', permission: 'active' };
  const hash = 'ab'.repeat(32);
  const [given, revoked] = [approve(id, level, hash), unapprove(id, level)];
  expect(reverseOf([given], null, eos)).toEqual({ kind: 'unapprove', actions: [revoked] });
  const before = { kind: 'proposal', hash } as const;
  expect(reverseOf([revoked], before, eos)).toEqual({ kind: 'approve', actions: [given] });
  expect(reverseOf([revoked], null, eos)).toBeNull();
});

const data = {
  seller: 'alice',
  asset_ids: ['1099511627776', '1099511627777'],
  listing_price: '3.00 USD',
  settlement_symbol: '8,WAX',
  maker_marketplace: 'shop',
};
const row = { ...data, sale_id: '7', offer_id: '5', collection_name: 'pronghornart' };

test('a cancelled sale is announced as it was, and offered if it had been', () => {
  const sale = { kind: 'sale', ...marketSaleRow(row)! } as const;
  const cancelled = cancelSale(sale, 'active');
  expect(reverseOfSale(sale, 'active')).toEqual({ kind: 'cancelSale', actions: [cancelled] });
  const authorization = [{ actor: 'alice', permission: 'active' }];
  const announced = { account: 'atomicmarket', name: 'announcesale', authorization, data };
  const offered = {
    account: 'atomicassets',
    name: 'createoffer',
    authorization,
    data: {
      sender: 'alice',
      recipient: 'atomicmarket',
      sender_asset_ids: row.asset_ids,
      recipient_asset_ids: [],
      memo: 'sale',
    },
  };
  const actionsOf = (before: Before) => {
    const reverse = reverseOf([cancelled], before, eos);
    return reverse && 'actions' in reverse ? reverse.actions : null;
  };
  expect(actionsOf(sale)).toEqual([announced, offered]);
  expect(actionsOf({ ...sale, isOpen: false })).toEqual([announced]);
  expect(actionsOf({ ...sale, seller: 'bob' })).toBeNull();
  expect(actionsOf(null)).toBeNull();
});

test.each([
  ['a stake that was given away', [delegatebw(stake, true)]],
  ['one of several actions', [delegatebw(stake, false), vote]],
  ['the action of another contract', [{ ...delegatebw(stake, false), account: 'mallory' }]],
  [
    'an approval among others',
    [vote, unapprove({ proposer: 'bob', name: 'x' }, { actor: 'alice', permission: 'active' })],
  ],
  ['nothing', []],
])('%s has no way back', (_what, actions) => {
  expect(pathOf(actions)).toBeNull();
});
