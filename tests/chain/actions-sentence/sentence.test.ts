import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentenceOf, sentences } from '#src/chain/actions/sentence.ts';
import { parseAsset } from '#src/chain/core/asset.ts';

const eosio = (name: string, data: Record<string, unknown>) =>
  sentenceOf({ account: 'eosio', name, data });
const account = (name: string) => ({ kind: 'account', account: name });
const text = (value: string) => ({ kind: 'text', text: value });
const amount = (value: string, contract: string | null = null) => ({
  ...{ kind: 'amount', asset: parseAsset(value), text: value, contract },
});

describe('sentences of actions', () => {
  it.each([
    [
      'delegatebw',
      {
        ...{ from: 'alice', receiver: 'bob', transfer: false },
        stake_net_quantity: '1.0000 EOS',
        stake_cpu_quantity: '2.0000 EOS',
      },
      'delegatebw',
      {
        ...{ from: account('alice'), receiver: account('bob') },
        ...{ cpu: amount('2.0000 EOS'), net: amount('1.0000 EOS') },
      },
    ],
    [
      'undelegatebw',
      {
        ...{ from: 'alice', receiver: 'alice' },
        unstake_net_quantity: '0.0000 EOS',
        unstake_cpu_quantity: '2.5000 EOS',
      },
      'undelegatebw',
      {
        ...{ from: account('alice'), receiver: account('alice') },
        ...{ cpu: amount('2.5000 EOS'), net: amount('0.0000 EOS') },
      },
    ],
    [
      'buyram',
      { payer: 'alice', receiver: 'bob', quant: '3.0000 EOS' },
      'buyram',
      { payer: account('alice'), receiver: account('bob'), amount: amount('3.0000 EOS') },
    ],
    [
      'buyrambytes',
      { payer: 'alice', receiver: 'bob', bytes: 8192 },
      'buyrambytes',
      { payer: account('alice'), receiver: account('bob'), bytes: text('8192') },
    ],
    [
      'sellram',
      { account: 'alice', bytes: '4294967296' },
      'sellram',
      { account: account('alice'), bytes: text('4294967296') },
    ],
    ['refund', { owner: 'alice' }, 'refund', { owner: account('alice') }],
    [
      'voteproducer',
      { voter: 'alice', proxy: '', producers: ['bpone', 'bptwo'] },
      'voteproducer',
      {
        ...{ voter: account('alice'), count: text('2') },
        producers: { kind: 'accounts', accounts: ['bpone', 'bptwo'] },
      },
    ],
    [
      'voteproducer',
      { voter: 'alice', proxy: 'proxyone', producers: [] },
      'voteproxy',
      { voter: account('alice'), proxy: account('proxyone') },
    ],
    [
      'voteproducer',
      { voter: 'alice', proxy: '', producers: [] },
      'voteNone',
      { voter: account('alice') },
    ],
    [
      'regproducer',
      { producer: 'bpone', producer_key: 'EOS…', url: 'https://x', location: 0 },
      'regproducer',
      { producer: account('bpone') },
    ],
    ['regproxy', { proxy: 'alice', isproxy: true }, 'regproxy', { proxy: account('alice') }],
    ['regproxy', { proxy: 'alice', isproxy: 1 }, 'regproxy', { proxy: account('alice') }],
    ['regproxy', { proxy: 'alice', isproxy: 0 }, 'unregproxy', { proxy: account('alice') }],
    [
      'newaccount',
      { creator: 'alice', name: 'newbie', owner: {}, active: {} },
      'newaccount',
      { creator: account('alice'), name: account('newbie') },
    ],
    [
      'newaccount',
      { creator: 'alice', newact: 'newbie' },
      'newaccount',
      { creator: account('alice'), name: account('newbie') },
    ],
    [
      'updateauth',
      { account: 'alice', permission: 'active', parent: 'owner', auth: {} },
      'updateauth',
      { account: account('alice'), permission: text('active') },
    ],
    [
      'deleteauth',
      { account: 'alice', permission: 'voting' },
      'deleteauth',
      { account: account('alice'), permission: text('voting') },
    ],
    [
      'linkauth',
      { account: 'alice', code: 'eosio', type: 'voteproducer', requirement: 'voting' },
      'linkauth',
      {
        ...{ account: account('alice'), contract: account('eosio') },
        ...{ action: text('voteproducer'), permission: text('voting') },
      },
    ],
    [
      'linkauth',
      { account: 'alice', code: 'eosio', type: '', requirement: 'voting' },
      'linkauthAll',
      { account: account('alice'), contract: account('eosio'), permission: text('voting') },
    ],
    [
      'unlinkauth',
      { account: 'alice', code: 'eosio', type: 'voteproducer' },
      'unlinkauth',
      { account: account('alice'), contract: account('eosio'), action: text('voteproducer') },
    ],
    [
      'unlinkauth',
      { account: 'alice', code: 'eosio', type: '' },
      'unlinkauthAll',
      { account: account('alice'), contract: account('eosio') },
    ],
    [
      'bidname',
      { bidder: 'alice', newname: 'gm', bid: '10.0000 EOS' },
      'bidname',
      { bidder: account('alice'), name: text('gm'), amount: amount('10.0000 EOS') },
    ],
    [
      'setcode',
      { account: 'alice', vmtype: 0, vmversion: 0, code: '00' },
      'setcode',
      { account: account('alice') },
    ],
    ['setabi', { account: 'alice', abi: '00' }, 'setabi', { account: account('alice') }],
    ['claimrewards', { owner: 'bpone' }, 'claimrewards', { owner: account('bpone') }],
  ])('%s of the system contract: %j', (name, data, key, slots) => {
    expect(eosio(name, data)).toEqual({ key, slots });
  });

  it('tells a transfer with and without its memo, and whose token it is', () => {
    const data = { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: '' };
    const slots = {
      ...{ from: account('alice'), to: account('bob') },
      amount: amount('1.0000 EOS', 'fake.token'),
    };
    const say = (memo: string) =>
      sentenceOf({ account: 'fake.token', name: 'transfer', data: { ...data, memo } });
    expect(say('')).toEqual({ key: 'transfer', slots });
    expect(say('<b>hi</b>')).toEqual({
      key: 'transferMemo',
      slots: { ...slots, memo: text('<b>hi</b>') },
    });
  });

  it('tells an issue', () => {
    const data = { to: 'alice', quantity: '5.0000 EOS', memo: '' };
    expect(sentenceOf({ account: 'eosio.token', name: 'issue', data })).toEqual({
      key: 'issue',
      slots: { to: account('alice'), amount: amount('5.0000 EOS', 'eosio.token') },
    });
  });

  it('keeps an amount it cannot read as the text it came as', () => {
    expect(eosio('buyram', { payer: 'alice', receiver: 'bob', quant: 0.01985838 })).toMatchObject({
      slots: { amount: { asset: null, text: '0.01985838' } },
    });
  });

  it('has nothing to say of another contract’s action of the same name', () => {
    expect(
      sentenceOf({ account: 'evil', name: 'updateauth', data: { account: 'a', permission: 'b' } }),
    ).toBeNull();
  });

  it('has nothing to say where a field is missing or no name', () => {
    expect(eosio('refund', {})).toBeNull();
    expect(eosio('refund', { owner: '<script>' })).toBeNull();
    expect(eosio('voteproducer', { voter: 'alice', proxy: '', producers: [1] })).toBeNull();
    expect(sentenceOf({ account: 'eosio', name: 'refund', data: null })).toBeNull();
  });

  it('fills exactly the slots its pattern has, and never throws', () => {
    const names = fc.constantFrom(...Object.keys(sentences));
    const field = fc.oneof(
      fc.constantFrom<unknown>('alice', '', '1.0000 EOS', 1, true, ['bob'], [], null),
      fc.jsonValue(),
    );
    const fields = [
      ...['from', 'to', 'quantity', 'memo', 'receiver', 'payer', 'bytes', 'account', 'owner'],
      ...['voter', 'proxy', 'producers', 'isproxy', 'creator', 'name', 'permission', 'code'],
      ...['type', 'requirement', 'bidder', 'newname', 'bid', 'quant', 'producer'],
    ];
    const data = fc.oneof(
      fc.record(Object.fromEntries(fields.map((name) => [name, field])), { requiredKeys: [] }),
      fc.dictionary(fc.string(), fc.jsonValue()),
    );
    const where = fc.constantFrom('eosio', 'eosio.token');
    fc.assert(
      fc.property(where, names, data, (contract, name, value) => {
        const sentence = sentenceOf({ account: contract, name, data: value });
        if (sentence)
          expect(Object.keys(sentence.slots).toSorted()).toEqual(
            [...sentences[sentence.key]].toSorted(),
          );
      }),
      { numRuns: 10_000 },
    );
  });
});
