import { expect, test } from 'vitest';
import type { Action } from '#src/chain/actions/action.ts';
import { delegatebw, undelegatebw } from '#src/chain/actions/resources.ts';
import { regproxy, voteproducer } from '#src/chain/actions/vote.ts';
import { stakexpr } from '#src/chain/actions/xpr-stake.ts';
import { chainByKey } from '#src/chain/config/registry.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
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
const pathOf = (actions: readonly Action[], voteBefore: Parameters<typeof reverseOf>[1] = null) =>
  reverseOf(actions, voteBefore, eos)?.path ?? null;

test('a stake and what is unstaked lead to one another', () => {
  expect(pathOf([delegatebw(stake, false)])).toBe(
    '/wallet/resources/unstake?cpu=1.5000&receiver=bob',
  );
  expect(pathOf([undelegatebw(stake)])).toBe('/wallet/resources/stake?cpu=1.5000&receiver=bob');
  expect(reverseOf([stakexpr('alice', parseAsset('2.0000 XPR'))], null, proton)?.path).toBe(
    '/wallet/staking/unstake?amount=2.0000',
  );
});

test('a vote leads to the one before it', () => {
  expect(pathOf([vote], { producers: ['bp2', 'bp3'], proxy: null })).toBe(
    '/vote?producers=bp2%2Cbp3',
  );
  expect(pathOf([vote], { producers: [], proxy: 'wise' })).toBe('/wallet/proxy?proxy=wise');
  expect(pathOf([vote], { producers: [], proxy: null })).toBeNull();
  expect(pathOf([vote])).toBeNull();
});

test('a proxy can stop', () => {
  expect(pathOf([regproxy('alice', true)])).toBe('/wallet/proxy/unregister');
  expect(pathOf([regproxy('alice', false)])).toBeNull();
});

test.each([
  ['a stake that was given away', [delegatebw(stake, true)]],
  ['one of several actions', [delegatebw(stake, false), vote]],
  ['the action of another contract', [{ ...delegatebw(stake, false), account: 'mallory' }]],
  ['nothing', []],
])('%s has no way back', (_what, actions) => {
  expect(pathOf(actions)).toBeNull();
});
