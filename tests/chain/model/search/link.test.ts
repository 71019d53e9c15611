import { describe, expect, test } from 'vitest';
import { eos as eosChain } from '#src/chain/config/chains/eos.ts';
import { chains } from '#src/chain/config/registry.ts';
import { blockNumberOfId } from '#src/chain/model/search/ids.ts';
import { classify, remember } from '#src/chain/model/search/search.ts';

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
    'https://bloks.io/account/alice?network=constructor',
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

test.each(chains)('a link may name the chain by its key: $key', ({ key }) => {
  const link = classify(`https://eosauthority.com/account/alice?network=${key}`, eos);
  expect(link).toEqual({ kind: 'link', chain: key, target: alice });
});

describe('a link of another explorer or market', () => {
  const nft = { kind: 'nft', id: '1099511627776' };
  const collection = { kind: 'nft-collection', name: 'heroes' };
  const template = { kind: 'nft-template', collection: 'gpk.topps', id: '363' };
  const row = (contract: string, table: string, id: string) => ({
    kind: 'account',
    name: contract,
    part: `loadContract=true&table=${table}&scope=${contract}&lower_bound=${id}&upper_bound=${id}`,
  });
  const transaction = { kind: 'transaction', id };
  const proposal = { kind: 'proposal', proposer: 'alice', name: 'payrise' };

  test.each([
    // AtomicHub, of before and after it named the chain in the path.
    ['https://wax.atomichub.io/explorer/asset/1099511627776', 'wax', nft],
    ['https://eos.atomichub.io/explorer/asset/1099511627776', 'eos', nft],
    ['https://wax-test.atomichub.io/explorer/asset/1099511627776', 'wax-test', nft],
    ['https://atomichub.io/explorer/asset/wax-mainnet/1099511627776', 'wax', nft],
    ['atomichub.io/explorer/asset/eos-mainnet/Gold-Sword_2_1099511627776', 'eos', nft],
    ['https://wax.atomichub.io/explorer/asset/wax-testnet/1099511627776', 'wax-test', nft],
    ['https://atomichub.io/explorer/asset/xpr-mainnet/1099511627776', 'proton', nft],
    ['https://atomichub.io/explorer/collection/wax-mainnet/heroes', 'wax', collection],
    ['https://wax.atomichub.io/explorer/collection/heroes', 'wax', collection],
    ['https://wax.atomichub.io/explorer/schema/heroes/cards', 'wax', collection],
    ['https://wax.atomichub.io/explorer/template/gpk.topps/363', 'wax', template],
    ['https://atomichub.io/explorer/template/wax-mainnet/gpk.topps/Key_363', 'wax', template],
    ['https://atomichub.io/explorer/template/wax-mainnet/gpk.topps/_Old_Key_363', 'wax', template],
    ['https://atomichub.io/explorer/template/wax-mainnet/gpk.topps_363', 'wax', template],
    ['https://wax.atomichub.io/explorer/template/gpk.topps_363/', 'wax', template],
    ['https://wax.atomichub.io/trading/trade-offer/9', 'wax', row('atomicassets', 'offers', '9')],
    [
      'https://wax.atomichub.io/trading/trade-offers#tradeoffers-9',
      'wax',
      row('atomicassets', 'offers', '9'),
    ],
    [
      'https://wax.atomichub.io/market/sale/64194421',
      'wax',
      row('atomicmarket', 'sales', '64194421'),
    ],
    [
      'https://atomichub.io/market/sale/wax-mainnet/Sword_64194421',
      'wax',
      row('atomicmarket', 'sales', '64194421'),
    ],
    ['https://wax.atomichub.io/market/auction/7', 'wax', row('atomicmarket', 'auctions', '7')],
    ['https://wax.atomichub.io/explorer/account/alice?order=desc#listings', 'wax', alice],
    ['https://atomichub.io/profile/wax-mainnet/alice', 'wax', alice],
    ['https://neftyblocks.com/collection/heroes', 'wax', collection],
    ['https://nfthive.io/asset/1099511627776', 'wax', nft],
    // WAXblock
    [
      'https://testnet.waxblock.io/account/alice?code=alice&scope=alice&table=rows&lower_bound=&upper_bound=&limit=10&reverse=false#contract-tables',
      'wax-test',
      { ...alice, part: 'loadContract=true&table=rows&scope=alice&limit=10' },
    ],
    [
      'https://waxblock.io/account/alice?action=set#contract-actions',
      'wax',
      { ...alice, part: 'loadContract=true&action=set' },
    ],
    ['https://waxblock.io/account/alice#keys', 'wax', alice],
    [`https://waxblock.io/transaction/${id}`, 'wax', transaction],
    // eosq
    ['https://eosq.app/account/alice', 'eos', alice],
    [`https://eosq.app/tx/${id}`, 'eos', transaction],
    [`https://kylin.eosq.app/tx/${id}`, 'kylin', transaction],
    [`https://eosq.app/${id}`, 'eos', transaction],
    // EOSFlare
    ['https://eosflare.io/account/alice', 'eos', alice],
    [`https://eosflare.io/tx/${id}`, 'eos', transaction],
    ['https://eosflare.io/block/7', 'eos', { kind: 'block', number: '7' }],
    ['https://eosflare.io/token/eosio.token/EOS', 'eos', token],
    // The network's explorer, and Unicove
    [`https://explorer.eosnetwork.com/transaction/${id}`, 'eos', transaction],
    ['https://explorer.eosnetwork.com/account/alice', 'eos', alice],
    [`https://unicove.com/en/vaulta/transaction/${id}`, 'eos', transaction],
    ['https://unicove.com/en/wax/block/7', 'wax', { kind: 'block', number: '7' }],
    ['https://unicove.com/ko/vaulta/msig/alice/payrise', 'eos', proposal],
    ['https://unicove.com/en/eos/token/eosio.token/EOS', 'eos', token],
    [`https://unicove.com/en/jungle4/key/${key}`, 'jungle', { kind: 'key', key }],
    // bloks
    [`https://wax.bloks.io/key/${key}`, 'wax', { kind: 'key', key }],
    ['https://bloks.io/msig/alice/payrise', 'eos', proposal],
    ['https://telos.bloks.io/vote/producers/alice', 'telos', alice],
    // This site
    ['eos.example.org/nft/1099511627776?owner=alice', 'eos', { ...nft, owner: 'alice' }],
    ['https://wax.example.org/ko/nft/collection/heroes', 'wax', collection],
    ['https://wax.example.org/nft/template/gpk.topps/363', 'wax', template],
    ['https://eos.example.org/producers/alice', 'eos', alice],
  ])('leads here: %s', (text, chain, target) => {
    expect(classify(text, eos)).toEqual({ kind: 'link', chain, target });
  });

  test.each([
    'https://wax.atomichub.io/explorer/asset/Sword',
    'https://wax.atomichub.io/explorer/asset/109951162777612345678',
    'https://wax.atomichub.io/explorer/template/wax-mainnet/_/363',
    'https://wax.atomichub.io/explorer/template/heroes',
    'https://wax.atomichub.io/explorer/template/Sword_7',
    'https://wax.atomichub.io/explorer/template/heroes_109951162777612345678',
    'https://wax.atomichub.io/explorer/collection/HEROES.ONE',
    'https://wax.atomichub.io/trading/trade-offers',
    'https://wax.atomichub.io/trading/trade-offer/x',
    'https://atomichub.io/explorer/asset/flow-mainnet/1099511627776',
    'https://atomichub.io/explorer/asset/eos-testnet/1099511627776',
    `https://example.org/${id}`,
  ])('leads nowhere: %s', (text) => {
    expect(classify(text, eos)).toEqual({ kind: 'unknown', text });
  });

  test.each([
    'https://eosio.to/gmNgZGRkAIFXBqEFopc6760yugsVYWBggtKCMIEFRnclpF9eTWUACgAA',
    'eosio.to/gmNgZGRkAIFXBqEFopc6760yugsVYWBggtKCMIEFRnclpF9eTWUACgAA',
    'https://eosio.to/esr:gmNgZGRkAIFXBqEFopc6760yugsVYWBggtKCMIEFRnclpF9eTWUACgAA',
    'https://eosio.to/esr://gmNgZGRkAIFXBqEFopc6760yugsVYWBggtKCMIEFRnclpF9eTWUACgAA',
    'https://eosio.to/gmNgZGRkAIFXBqEFopc6760yugsVYWBggtKCMIEFRnclpF9eTWUACgAA?x=1',
  ])('is a signing request: %s', (text) => {
    expect(classify(text, eos)).toEqual({
      kind: 'request',
      text: 'esr:gmNgZGRkAIFXBqEFopc6760yugsVYWBggtKCMIEFRnclpF9eTWUACgAA',
    });
  });

  test.each([
    'https://eosio.to/',
    'https://eosio.to/about',
    'https://noteosio.to/gmNgZGRkAIFXBqEF',
  ])('is no signing request: %s', (text) =>
    expect(classify(text, eos)).toEqual({ kind: 'unknown', text }),
  );

  test('with a private key is that key, which is neither remembered nor put into an address', () => {
    const secret = `5K${'a'.repeat(49)}`;
    for (const text of [
      `https://wax.atomichub.io/trading/link/wax-mainnet/7?key=${secret}`,
      `https://wax.atomichub.io/trading/link/7?key=${secret}&x=1`,
      `example.org/#${secret}`,
    ]) {
      expect(classify(text, eos)).toEqual({ kind: 'private-key', text: secret });
      expect(remember([], text, eos)).toEqual([]);
    }
    expect(classify(`example.org/x?id=a${secret}`, eos).kind).toBe('unknown');
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

test('an id is complete, and of a block up to the latest', () => {
  const of = `000007d0${'ab'.repeat(28)}`;
  expect([blockNumberOfId(of, 2000), blockNumberOfId(of, 1999)]).toEqual([2000, null]);
  for (const text of ['000007d0', `${of}0`, `0${of}`])
    expect(blockNumberOfId(text, 2000), text).toBeNull();
});
