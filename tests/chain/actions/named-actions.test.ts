import { expect, it } from 'vitest';
import { sentenceOf } from './all-sentences.ts';

const EVM = { miner: 'alice', rlptx: 'ab', from: 'alice' };
const SALE = { sale_id: 1, seller: 'alice', asset_ids: ['1'], listing_price: '1.0000 WAX' };
const ACTIONS: readonly (readonly [account: string, name: string, data: object])[] = [
  ['greymassnoop', 'noop', {}],
  ['eosio', 'setpriv', { account: 'bob', is_priv: 1 }],
  ['eosio', 'setalimits', { account: 'bob', ram_bytes: 1, net_weight: 2, cpu_weight: 3 }],
  ['eosio', 'voteupdate', { voter_name: 'bob' }],
  ['eosio.evm', 'pushtx', EVM],
  ['m.federation', 'mine', { miner: 'alice', nonce: 'ab' }],
  ['telos.decide', 'regvoter', { voter: 'alice', treasury_symbol: '4,VOTE', referrer: null }],
  ['telos.decide', 'castvote', { voter: 'alice', ballot_name: 'budget', options: ['yes'] }],
  ['telos.decide', 'stake', { voter: 'alice', quantity: '1.0000 VOTE' }],
  ['any.token', 'issuefixed', { to: 'alice', supply: '10.0000 TOK', memo: '' }],
  ['any.token', 'setmaxsupply', { issuer: 'alice', maximum_supply: '10.0000 TOK' }],
  ['atomicmarket', 'lognewsale', SALE],
  ['atomicmarket', 'logsalestart', { sale_id: 1, offer_id: 2 }],
  ['eosio.proton', 'reqperm', { acc: 'alice', permission: 'x' }],
  ['cfund.proton', 'claimreward', { user: 'alice', bountyid: 1 }],
  ['fio.address', 'burnexpired', { actor: 'alice', offset: 0, limit: 5 }],
  ['eosio.forum', 'vote', { voter: 'alice', proposal_name: 'p', vote: 1, vote_json: '' }],
  ['regproxyinfo', 'set', { proxy: 'alice', name: 'A', website: '' }],
  ['delphioracle', 'write', { owner: 'alice', quotes: [{ value: 1, pair: 'eosusd' }] }],
  [
    'eosio.assert',
    'require',
    { chain_params_hash: '', manifest_id: '', actions: [], abi_hashes: [] },
  ],
];

it.each(ACTIONS)('%s::%s is described in words', (account, name, data) => {
  expect(sentenceOf({ account, name, data: { ...data } })?.key).toMatch(/^\w+\.\w+$/);
});

it.each([
  ['eosio', 'setabi', { account: 'bob', abi: '' }, 'administration.clearabi'],
  ['eosio', 'setabi', { account: 'bob', abi: '0e65' }, 'administration.setabi'],
  ['eosio', 'setcode', { account: 'bob', code: '' }, 'administration.clearcode'],
])('%s::%s of %j is %s', (account, name, data, key) => {
  expect(sentenceOf({ account, name, data })?.key).toBe(key);
});

it('addresses that are mapped to a FIO address are in its sentence: payments go there', () => {
  const mapping = (chain_code: string, token_code: string, public_address: string) => ({
    chain_code,
    token_code,
    public_address,
  });
  const public_addresses = [mapping('BTC', 'BTC', 'bc1mallory'), mapping('ETH', 'USDT', '0xbad')];
  const data = {
    fio_address: 'alice@edge',
    public_addresses,
    max_fee: 0,
    tpid: '',
    actor: 'alice',
  };
  const sentence = sentenceOf({ account: 'fio.address', name: 'addaddress', data });
  expect(JSON.stringify(sentence?.slots['mapped'])).toMatch(/BTC bc1mallory.*ETH:USDT 0xbad/);
});
