import { describe, expect, test } from 'vitest';
import { eos as eosChain } from '#src/chain/config/chains/eos.ts';
import { blockNumberOfId } from '#src/chain/model/search/ids.ts';
import { classify } from '#src/chain/model/search/search.ts';

const eos = { keyPrefix: 'EOS' } as const;
const fio = { keyPrefix: 'FIO', features: ['fio-names'] } as const;
const id = 'a1'.repeat(32);
const key = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const alice = { kind: 'account', name: 'alice' };
const token = { kind: 'token', contract: 'eosio.token', code: 'EOS' };

describe('a link', () => {
  test.each([
    ['bloks.io/account/alice?from=https://example.org', 'eos', alice],
    ['localhost:4321/account/alice', null, alice],
    [
      'https://bloks.io/account/alice?loadContract=true&table=rows',
      'eos',
      { ...alice, part: 'loadContract=true&table=rows' },
    ],
    [`https://bloks.io/transaction/${id}?tab=raw`, 'eos', { kind: 'transaction', id }],
    [`https://bloks.io/block/${id.toUpperCase()}`, 'eos', { kind: 'transaction', id }],
    ['https://bloks.io/tokens/eosio.token:EOS', 'eos', token],
    ['https://bloks.io/tokens/eosio.token-EOS', 'eos', token],
    ['https://unicove.com/en/vaulta/producer/alice', 'eos', alice],
    [
      'https://eosauthority.com/approval/view?scope=alice&name=payrise&network=wax',
      'wax',
      { kind: 'proposal', proposer: 'alice', name: 'payrise' },
    ],
    [
      'https://msigs.io/proposal/alice/payrise',
      'eos',
      { kind: 'proposal', proposer: 'alice', name: 'payrise' },
    ],
  ])('%s leads where it says', (text, chain, target) => {
    expect(classify(text, eos)).toEqual({ kind: 'link', chain, target });
  });

  test.each([
    'https://bloks.io/msig/alice/pay day',
    'wallet/account/alice',
    'https://bloks.io/account',
    'https://bloks.io/account/aliceALICE',
    'https://bloks.io/account/bob@edge',
    'https://bloks.io/account/%E0%A4%A',
    `https://bloks.io/transaction/0${id}`,
    `https://bloks.io/transaction/${id}0`,
    `https://bloks.io/block/0${id}x`,
    `https://bloks.io/block/x${id}`,
    `https://bloks.io/block/${id}x`,
    'https://bloks.io/key/short',
    `https://bloks.io/key/!${key}`,
    `https://bloks.io/key/${key}!`,
    'https://bloks.io/tokens/xEOS-eos-eosio.token',
    'https://bloks.io/tokens/EOS-eos-eosio.token!',
    'https://bloks.io/tokens/!eosio.token:EOS',
    'https://bloks.io/tokens/eosio.token:EOSx',
    'https://bloks.io/tokens/eosio.token',
    'https://bloks.io/msig',
    'https://bloks.io/msig/alice',
    'https://explorer.testnet.ultra.io/account/alice',
    'https://eosauthority.com/approval/view?scope=alice',
    'https://eosauthority.com/approval/view?scope=ALICE&name=payrise',
  ])('%s leads nowhere', (text) => {
    expect(classify(text, eos)).toEqual({ kind: 'unknown', text });
  });

  test('to an account of FIO may name its address', () => {
    const at = (name: string) => classify(`https://fio.bloks.io/account/${name}`, fio);
    expect(at('bob@edge')).toMatchObject({ target: { kind: 'fio-address', address: 'bob@edge' } });
    expect(at('alice')).toMatchObject({ target: alice });
  });

  test.each([
    ['https://example.org/en/wax/account/alice', null],
    ['https://bloks.io/en/wax/account/alice', 'eos'],
    ['https://telos.unicove.com/en/jungle/account/alice', 'jungle'],
    ['https://unicove.com/en/account/wax', 'eos'],
    ['https://explorer.local/account/alice', null],
    ['https://www.wax.example.org/account/alice', 'wax'],
    ['https://www.bloks.io/account/alice', 'eos'],
    ['https://notbloks.io/account/alice', null],
    ['https://unicove.com/en/jungle4/account/alice', 'jungle'],
    ['https://unicove.com/zh/waxtestnet/account/alice', 'wax-test'],
    ['https://unicove.com/en/telostestnet/account/alice', 'telos-test'],
    ['https://testnet.waxblock.io/account/alice', 'wax-test'],
    ['https://explorer.xprnetwork.org/account/alice', 'proton'],
    ['https://testnet.explorer.xprnetwork.org/account/alice', 'proton-test'],
    ['https://explorer.telos.net/account/alice', 'telos'],
    ['https://eosauthority.com/account/alice?network=telostest', 'telos-test'],
    ['https://explorer.mainnet.ultra.io/account/alice', 'ultra'],
    ['https://libre.antelope.tools/accounts/alice', 'libre'],
    ['https://libre.bloks.io/account/alice', 'libre'],
    ['https://testnet.telos.net/v2/explore/account/alice', 'telos-test'],
    ['https://api.fiosweden.org/v2/explore/account/alice', 'fio'],
  ])('%s is about the chain %s', (text, chain) => {
    expect(classify(text, eos)).toMatchObject({ kind: 'link', chain });
  });
});

describe('a form with something before or behind it', () => {
  test.each([
    '!eosio.token:EOS',
    'eosio.token:EOS!',
    '!EOS@eosio.token',
    'EOS@eosio.token!',
    '!esr:gmNgYGBY',
    'esr:gmNgYGBY!',
    '{"trx":"00"}',
    'x"packed_trx"',
    '!1,234',
    '1,234!',
    '1,2345',
  ])('is not that form: %s', (text) => {
    expect(classify(text, eos)).toEqual({ kind: 'unknown', text });
  });

  test.each(['!edge', 'edge!', 'two words'])('is no domain of FIO: %s', (text) => {
    expect(classify(text, fio)).toEqual({ kind: 'unknown', text });
  });

  test('a token of a contract is one in either order', () => {
    for (const text of ['eosio.token:EOS', 'EOS:eosio.token', 'EOS@eosio.token'])
      expect(classify(text, eos), text).toEqual(token);
  });
});

test('a symbol alone is a token only on a chain of which all is known', () => {
  expect(classify('EOS', eosChain)).toEqual(token);
  const { key: named, coreSymbol, accounts, keyPrefix } = eosChain;
  for (const part of [
    { coreSymbol, accounts },
    { key: named, accounts },
    { key: named, coreSymbol },
  ])
    expect(classify('EOS', { keyPrefix, ...part })).toEqual({ kind: 'account', name: 'eos' });
});

test('an id is of a block up to the latest, and is a whole one', () => {
  const of = `000007d0${'ab'.repeat(28)}`;
  expect([blockNumberOfId(of, 2000), blockNumberOfId(of, 1999)]).toEqual([2000, null]);
  for (const text of ['000007d0', `${of}0`, `0${of}`])
    expect(blockNumberOfId(text, 2000), text).toBeNull();
});
