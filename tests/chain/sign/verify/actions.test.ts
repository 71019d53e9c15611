import { describe, expect, it } from 'vitest';
import { abiFromJson } from '#src/chain/sign/abi/abi-json.ts';
import { abiToBytes } from '#src/chain/sign/abi/abi-bytes.ts';
import { serializeAction } from '#src/chain/sign/abi/serialize.ts';
import { compareActions, readAbis } from '#src/chain/sign/verify/actions.ts';

const field = (name: string, type: string) => ({ name, type });
const abi = abiFromJson({
  version: 'eosio::abi/1.2',
  types: [
    { new_type_name: 'payment', type: 'pay' },
    { new_type_name: 'names', type: 'name[]' },
  ],
  structs: [
    { name: 'party', base: '', fields: [field('from', 'name')] },
    { name: 'pay', base: 'party', fields: [field('to', 'name'), field('tag', 'string$')] },
    { name: 'setcode', base: '', fields: [field('account', 'name'), field('code', 'bytes')] },
    { name: 'setabi', base: '', fields: [field('account', 'name'), field('abi', 'bytes')] },
    { name: 'none', base: '', fields: [] },
  ],
  actions: [
    { name: 'pay', type: 'payment' },
    { name: 'setcode', type: 'setcode' },
    { name: 'setabi', type: 'setabi' },
    { name: 'list', type: 'names' },
    { name: 'plain', type: 'name' },
    { name: 'maybe', type: 'name?' },
    { name: 'none', type: 'none' },
  ],
});
const abis = new Map([
  ['bank', abi],
  ['dark', null],
]);
const authorization = [
  { actor: 'alice', permission: 'active' },
  { actor: 'bob', permission: 'owner' },
];
const sent = (name: string, data: string, account = 'bank') => ({
  account,
  name,
  authorization,
  data,
});
const shown = (
  name: string,
  data: Readonly<Record<string, unknown>> | null,
  hexData: string | null = null,
  account = 'bank',
) => ({ account, name, authorization, data, hexData });
const PAY = { from: 'alice', to: 'bob' };
const pay = sent('pay', serializeAction(abi, 'pay', PAY));
const one = (action: ReturnType<typeof shown>, packed: ReturnType<typeof sent>) =>
  compareActions([action], [packed], abis);
const ok = { outcome: 'match', count: 1 };
const open = (reason: string) => ({ outcome: 'unchecked', reason });

describe('shown actions', () => {
  it('match the signed ones field by field', () => {
    expect(one(shown('pay', PAY), pay)).toEqual(ok);
    // Services add fields of their own.
    expect(one(shown('pay', { ...PAY, amount: 7 }), pay)).toEqual(ok);
    const tagged = sent('pay', serializeAction(abi, 'pay', { ...PAY, tag: 'a' }));
    expect(one(shown('pay', { ...PAY, tag: 'a' }), tagged)).toEqual(ok);
    expect(compareActions([], [], abis)).toEqual({ outcome: 'match', count: 0 });
  });

  it('differ by one field, a base field, or a value that does not fit its type', () => {
    const differ = (reported: string, computed: string) => ({
      outcome: 'mismatch',
      reported,
      computed,
    });
    expect(one(shown('pay', { ...PAY, to: 'carol' }), pay)).toEqual(
      differ('to: "carol"', 'to: "bob"'),
    );
    expect(one(shown('pay', { ...PAY, from: 'carol' }), pay)).toEqual(
      differ('from: "carol"', 'from: "alice"'),
    );
    expect(one(shown('pay', { ...PAY, to: 'Not a name' }), pay)).toEqual(
      differ('to: "Not a name"', 'to: "bob"'),
    );
    const tagged = sent('pay', serializeAction(abi, 'pay', { ...PAY, tag: 'a' }));
    expect(one(shown('pay', { ...PAY, tag: 'b' }), tagged)).toEqual(differ('tag: "b"', 'tag: "a"'));
  });

  it('differ by their number, name, contract or signers', () => {
    expect(compareActions([shown('pay', PAY), shown('none', {})], [pay], abis)).toEqual({
      outcome: 'mismatch',
      reported: 'bank::pay, bank::none',
      computed: 'bank::pay',
    });
    const by = 'alice@active bob@owner';
    expect(one(shown('list', PAY), pay)).toEqual({
      outcome: 'mismatch',
      reported: `bank::list ${by}`,
      computed: `bank::pay ${by}`,
    });
    expect(one(shown('pay', PAY, null, 'fake'), pay)).toEqual({
      outcome: 'mismatch',
      reported: `fake::pay ${by}`,
      computed: `bank::pay ${by}`,
    });
    const alone = { ...shown('pay', PAY), authorization: authorization.slice(1) };
    expect(one(alone, pay)).toEqual({
      outcome: 'mismatch',
      reported: 'bank::pay bob@owner',
      computed: `bank::pay ${by}`,
    });
  });

  it('are compared by their bytes if these are shown', () => {
    expect(one(shown('pay', null, pay.data.toUpperCase()), pay)).toEqual(ok);
    expect(one(shown('pay', PAY, 'aa'), pay)).toEqual({
      outcome: 'mismatch',
      reported: 'aa',
      computed: pay.data,
    });
    expect(one(shown('pay', null), pay)).toEqual(open('notDecoded'));
  });

  it('match empty data without an ABI', () => {
    expect(one(shown('any', {}, null, 'dark'), sent('any', '', 'dark'))).toEqual(ok);
    expect(one(shown('any', { a: 1 }, null, 'dark'), sent('any', '', 'dark'))).toEqual(
      open('noAbi'),
    );
    expect(one(shown('any', {}, null, 'dark'), sent('any', 'aa', 'dark'))).toEqual(open('noAbi'));
    expect(one(shown('none', {}), sent('none', ''))).toEqual(ok);
  });

  it('are open without the ABI or with a changed one', () => {
    for (const account of ['dark', 'unread'])
      expect(one(shown('pay', PAY, null, account), sent('pay', pay.data, account))).toEqual(
        open('noAbi'),
      );
    expect(one(shown('gone', PAY), sent('gone', 'aa'))).toEqual(open('noAbi'));
    const changed = open('abiChanged');
    const tagged = { ...PAY, tag: 'a' };
    expect(one(shown('pay', tagged), sent('pay', `${pay.data}0161ff`))).toEqual(changed);
    // It may have been added since.
    expect(one(shown('pay', tagged), pay)).toEqual(changed);
    for (const [name, data] of [
      ['plain', pay.data.slice(0, 16)],
      ['maybe', '00'],
    ] as const)
      expect(one(shown(name, PAY), sent(name, data))).toEqual(changed);
    expect(one(shown('pay', PAY), sent('pay', 'aa'))).toEqual(changed);
    expect(one(shown('list', PAY), sent('list', '00'))).toEqual(changed);
    // A signed field that is not shown had another name.
    expect(one(shown('pay', { from: 'alice' }), pay)).toEqual(changed);
  });

  it.each([
    ['setcode', 'code'],
    ['setabi', 'abi'],
  ])('of %s may show a hash in place of the %s', (name, bytes) => {
    const data = (value: string) => ({ account: 'alice', [bytes]: value });
    const packed = sent(name, serializeAction(abi, name, data('aabb')));
    expect(one(shown(name, data('a hash')), packed)).toEqual(ok);
    expect(one(shown(name, { ...data('aabb'), account: 'bob' }), packed)).toMatchObject({
      outcome: 'mismatch',
    });
  });

  it('have the worst outcome of all', () => {
    const [good, unread, bad] = [
      shown('pay', PAY),
      shown('pay', null),
      shown('pay', { ...PAY, to: 'carol' }),
    ];
    const three = (...actions: (typeof good)[]) =>
      compareActions(
        actions,
        actions.map(() => pay),
        abis,
      );
    expect(three(good, good)).toEqual({ outcome: 'match', count: 2 });
    expect(three(good, unread)).toEqual(open('notDecoded'));
    expect(three(good, unread, bad)).toMatchObject({
      outcome: 'mismatch',
      reported: 'to: "carol"',
    });
  });
});

it('readAbis returns null for missing and broken ABIs', () => {
  const read = readAbis(
    new Map([
      ['bank', abiToBytes(abi)],
      ['none', null],
      ['broken', new Uint8Array([7])],
    ]),
  );
  expect([...read]).toEqual([
    ['bank', abi],
    ['none', null],
    ['broken', null],
  ]);
});
