import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { sentenceOf, describeAction } from './all-sentences.ts';
import { allSentences } from './all-sentences.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import { CASES } from '../core/cases.ts';

const eosio = (name: string, data: Record<string, unknown>) =>
  sentenceOf({ account: 'eosio', name, data });
const account = (name: string) => ({ kind: 'account', account: name });
const text = (value: string) => ({ kind: 'text', text: value });
const number = (digits: string) => ({ kind: 'number', digits });
const amount = (value: string, contract: string | null = null) => ({
  kind: 'amount',
  asset: parseAsset(value),
  text: value,
  contract,
});

describe('sentences of actions', () => {
  it.each([
    [
      'delegatebw',
      {
        from: 'alice',
        receiver: 'bob',
        transfer: false,
        stake_net_quantity: '1.0000 EOS',
        stake_cpu_quantity: '2.0000 EOS',
      },
      'system.delegatebw',
      {
        from: account('alice'),
        receiver: account('bob'),
        cpu: amount('2.0000 EOS'),
        net: amount('1.0000 EOS'),
      },
    ],
    [
      'undelegatebw',
      {
        from: 'alice',
        receiver: 'alice',
        unstake_net_quantity: '0.0000 EOS',
        unstake_cpu_quantity: '2.5000 EOS',
      },
      'system.undelegatebwCpu',
      { from: account('alice'), receiver: account('alice'), cpu: amount('2.5000 EOS') },
    ],
    [
      'buyram',
      { payer: 'alice', receiver: 'bob', quant: '3.0000 EOS' },
      'system.buyram',
      { payer: account('alice'), receiver: account('bob'), amount: amount('3.0000 EOS') },
    ],
    [
      'buyrambytes',
      { payer: 'alice', receiver: 'bob', bytes: 8192 },
      'system.buyrambytes',
      { payer: account('alice'), receiver: account('bob'), bytes: number('8192') },
    ],
    [
      'sellram',
      { account: 'alice', bytes: '4294967296' },
      'system.sellram',
      { account: account('alice'), bytes: number('4294967296') },
    ],
    ['refund', { owner: 'alice' }, 'system.refund', { owner: account('alice') }],
    [
      'voteproducer',
      { voter: 'alice', proxy: '', producers: ['bpone', 'bptwo'] },
      'system.voteproducer',
      {
        voter: account('alice'),
        count: number('2'),
        producers: { kind: 'accounts', accounts: ['bpone', 'bptwo'], more: 0 },
      },
    ],
    [
      'voteproducer',
      { voter: 'alice', proxy: 'proxyone', producers: [] },
      'system.voteproxy',
      { voter: account('alice'), proxy: account('proxyone') },
    ],
    [
      'voteproducer',
      { voter: 'alice', proxy: '', producers: [] },
      'system.voteNone',
      { voter: account('alice') },
    ],
    [
      'regproducer',
      { producer: 'bpone', producer_key: 'EOS…', url: 'https://x', location: 0 },
      'system.regproducer',
      { producer: account('bpone') },
    ],
    ['regproxy', { proxy: 'alice', isproxy: true }, 'system.regproxy', { proxy: account('alice') }],
    ['regproxy', { proxy: 'alice', isproxy: 1 }, 'system.regproxy', { proxy: account('alice') }],
    ['regproxy', { proxy: 'alice', isproxy: 0 }, 'system.unregproxy', { proxy: account('alice') }],
    [
      'newaccount',
      { creator: 'alice', name: 'newbie', owner: {}, active: {} },
      'system.newaccount',
      { creator: account('alice'), name: account('newbie') },
    ],
    [
      'newaccount',
      { creator: 'alice', newact: 'newbie' },
      'system.newaccount',
      { creator: account('alice'), name: account('newbie') },
    ],
    [
      'updateauth',
      { account: 'alice', permission: 'active', parent: 'owner', auth: {} },
      'system.updateauth',
      { account: account('alice'), permission: text('active') },
    ],
    [
      'deleteauth',
      { account: 'alice', permission: 'voting' },
      'administration.deleteauth',
      { account: account('alice'), permission: text('voting') },
    ],
    [
      'linkauth',
      { account: 'alice', code: 'eosio', type: 'voteproducer', requirement: 'voting' },
      'system.linkauth',
      {
        account: account('alice'),
        contract: account('eosio'),
        action: text('voteproducer'),
        permission: text('voting'),
      },
    ],
    [
      'linkauth',
      { account: 'alice', code: 'eosio', type: '', requirement: 'voting' },
      'system.linkauthAll',
      { account: account('alice'), contract: account('eosio'), permission: text('voting') },
    ],
    [
      'unlinkauth',
      { account: 'alice', code: 'eosio', type: 'voteproducer' },
      'administration.unlinkauth',
      { account: account('alice'), contract: account('eosio'), action: text('voteproducer') },
    ],
    [
      'unlinkauth',
      { account: 'alice', code: 'eosio', type: '' },
      'administration.unlinkauthAll',
      { account: account('alice'), contract: account('eosio') },
    ],
    [
      'bidname',
      { bidder: 'alice', newname: 'gm', bid: '10.0000 EOS' },
      'administration.bidname',
      { bidder: account('alice'), name: text('gm'), amount: amount('10.0000 EOS') },
    ],
    [
      'setcode',
      { account: 'alice', vmtype: 0, vmversion: 0, code: '00' },
      'administration.setcode',
      { account: account('alice') },
    ],
    [
      'setabi',
      { account: 'alice', abi: '00' },
      'administration.setabi',
      { account: account('alice') },
    ],
    ['claimrewards', { owner: 'bpone' }, 'system.claimrewards', { owner: account('bpone') }],
  ])('%s of the system contract: %j', (name, data, key, slots) => {
    expect(eosio(name, data)).toEqual({ key, slots });
  });

  it('describes a transfer with and without memo, and names the token', () => {
    const data = { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: '' };
    const slots = {
      from: account('alice'),
      to: account('bob'),
      amount: amount('1.0000 EOS', 'fake.token'),
    };
    const say = (memo: string) =>
      sentenceOf({ account: 'fake.token', name: 'transfer', data: { ...data, memo } });
    expect(say('')).toEqual({ key: 'token.transfer', slots });
    expect(say('<b>hi</b>')).toEqual({
      key: 'token.transferMemo',
      slots: { ...slots, memo: text('<b>hi</b>') },
    });
  });

  it('describes an issue', () => {
    const data = { to: 'alice', quantity: '5.0000 EOS', memo: '' };
    expect(sentenceOf({ account: 'eosio.token', name: 'issue', data })).toEqual({
      key: 'token.issue',
      slots: { to: account('alice'), amount: amount('5.0000 EOS', 'eosio.token') },
    });
  });

  it('keeps a malformed amount as text', () => {
    expect(eosio('buyram', { payer: 'alice', receiver: 'bob', quant: 0.01985838 })).toMatchObject({
      slots: { amount: { asset: null, text: '0.01985838' } },
    });
  });

  it('ignores actions of the same name in other contracts', () => {
    expect(
      sentenceOf({ account: 'evil', name: 'updateauth', data: { account: 'a', permission: 'b' } }),
    ).toBeNull();
  });

  it('gives no sentence if a field is missing or not a name', () => {
    expect(eosio('refund', {})).toBeNull();
    expect(eosio('refund', { owner: '<script>' })).toBeNull();
    expect(eosio('voteproducer', { voter: 'alice', proxy: '', producers: [1] })).toBeNull();
    expect(sentenceOf({ account: 'eosio', name: 'refund', data: null })).toBeNull();
  });

  it('describes any other action by its name and fields', () => {
    const data = {
      player: 'alice',
      bet: '1.0000 EOS',
      until: '2026-01-02T03:04:05',
      roll: 49,
      list: [1, 2],
      nested: { a: 1 },
      none: null,
      empty: '',
      ninth: 'unseen',
    };
    const reported = describeAction({ account: 'dicecontract', name: 'roll', data });
    expect(reported.key).toBe('other.fields');
    expect(reported.slots.action).toEqual({
      kind: 'action',
      contract: 'dicecontract',
      name: 'roll',
    });
    expect(reported.slots.fields).toEqual({
      kind: 'fields',
      more: 1,
      fields: [
        { name: 'player', value: account('alice') },
        { name: 'bet', value: amount('1.0000 EOS') },
        { name: 'until', value: { kind: 'time', time: Date.UTC(2026, 0, 2, 3, 4, 5) } },
        { name: 'roll', value: text('49') },
        { name: 'list', value: text('[2]') },
        { name: 'nested', value: text('{…}') },
        { name: 'none', value: text('null') },
        { name: 'empty', value: text('—') },
      ],
    });
  });

  it('says whether there are no fields or they could not be decoded', () => {
    expect(describeAction({ account: 'a', name: 'b', data: {} }).key).toBe('other.empty');
    expect(describeAction({ account: 'a', name: 'b', data: null }).key).toBe('other.undecoded');
  });

  it('recognises account information by its fields, in any contract', () => {
    const data = {
      account_name: 'alice',
      title: '',
      avatar: '',
      desc: '',
      modifier: 'bob',
      url: '',
    };
    expect(sentenceOf({ account: 'infos', name: 'set', data })).toEqual({
      key: 'other.accountinfo',
      slots: { account: account('alice'), modifier: account('bob') },
    });
  });

  it('cuts a memo of 200 kB and a list of thousands', () => {
    const memo = '👍'.repeat(50_000);
    const data = { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo };
    const { memo: shown } = sentenceOf({ account: 'eosio.token', name: 'transfer', data })!.slots;
    expect(shown).toEqual(text(`${'👍'.repeat(128)}…`));
    const producers = Array.from({ length: 5000 }, () => 'bpone');
    expect(eosio('voteproducer', { voter: 'alice', proxy: '', producers })?.slots).toMatchObject({
      count: number('5000'),
      producers: { more: 4970 },
    });
  });

  it('describes any JSON within limits, with every slot filled, and never throws', () => {
    const field = fc.oneof(
      fc.constantFrom<unknown>('alice', '', '1.0000 EOS', 1, true, ['bob'], [], null),
      fc.constantFrom<unknown>('x'.repeat(9_000), 2 ** 64, '99999999999999999999', [1, '2']),
      fc.jsonValue(),
    );
    const scribbled = fc.tuple(
      fc.oneof(fc.constantFrom(...accounts), fc.string()),
      fc.oneof(fc.constantFrom(...actionNames), fc.string()),
      fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.constant(null)),
    );
    const nearlyRight = fc
      .constantFrom(...known)
      .chain(([action, fields]) =>
        fc.tuple(
          fc.constantFrom(...accounts),
          fc.constant(action),
          fc.record(Object.fromEntries(fields.map((name) => [name, field])), { requiredKeys: [] }),
        ),
      );
    fc.assert(
      fc.property(fc.oneof(scribbled, nearlyRight), ([contract, action, value]) => {
        const reported = describeAction({ account: contract, name: action, data: value });
        expect(Object.keys(reported.slots).toSorted()).toEqual(slotsOf(reported.key));
        const length = JSON.stringify(reported, (_key, part: unknown) =>
          typeof part === 'bigint' ? String(part) : part,
        ).length;
        expect(length).toBeLessThan(8_000);
      }),
      CASES,
    );
  });
});

const accounts = [
  'eosio',
  'eosio.token',
  'eosio.msig',
  'eosio.rex',
  'eosio.wrap',
  'dex',
  'fio.address',
  'fio.token',
  'atomicassets',
  'atomicmarket',
  'simpleassets',
];

type Slots = Record<string, (reported: never) => unknown>;

/** Every action there is a sentence for, with the fields that its readers ask for. */
const known = Object.values(allSentences).flatMap(({ sentences, choices }) => {
  const fieldsOf = (key: string) =>
    Object.values((sentences as Record<string, Slots>)[key]!).flatMap(asked);
  return [
    ...Object.keys(sentences).map((key) => [key, fieldsOf(key)] as const),
    ...Object.entries<readonly (string | readonly [string, unknown])[]>(choices).map(
      ([action, keys]) =>
        [action, keys.flatMap((key) => fieldsOf(typeof key === 'string' ? key : key[0]))] as const,
    ),
  ];
});
const actionNames = known.map(([name]) => name);

/** The fields a reader looks for, recorded by an object that notes each access. */
function asked(read: (reported: never) => unknown): string[] {
  const names: string[] = [];
  const data = new Proxy(
    {},
    {
      getOwnPropertyDescriptor: (_target, name) => {
        names.push(String(name));
        return undefined;
      },
    },
  );
  read({ account: 'a', name: 'b', data } as never);
  return names;
}

function slotsOf(key: string): string[] {
  const [table, name] = key.split('.') as [keyof typeof allSentences, string];
  const { sentences } = allSentences[table];
  return Object.keys((sentences as Record<string, object>)[name]!).toSorted();
}
