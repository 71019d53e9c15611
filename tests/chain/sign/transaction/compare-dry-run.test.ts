import { describe, expect, it } from 'vitest';
import type { ActionView } from '#src/chain/model/action/action.ts';
import { asTrace } from '#src/chain/model/action/as-trace.ts';
import { abiOfPublished } from '#src/chain/sign/abi/pins/pinned-abi.ts';
import { contradictionsOfRun } from '#src/chain/sign/transaction/compare-dry-run.ts';

const abi = abiOfPublished({
  source: '',
  actions: {
    transfer: 'from name, to name, quantity asset, memo string',
    play: 'moves uint8[], at time_point, sure bool, stake extended_asset, auth key?, big uint64, tag string$',
  },
  structs: { key: 'key public_key, weight uint16' },
});

const action = (name: string, data: ActionView['data'], hexData: string | null = null) => ({
  account: 'eosio.token',
  name,
  data,
  hexData,
  authorization: [{ actor: 'alice', permission: 'active' }],
});

const PAYMENT = { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'rent' };
const payment = action('transfer', PAYMENT, 'AB01');

const compare = (ours: readonly ActionView[], theirs: readonly ActionView[]) =>
  contradictionsOfRun(ours, async () => abi, theirs.map(asTrace));

describe('a dry run of another node', () => {
  it('contradicts nothing where it reads the same', async () => {
    const theirs = { ...payment, hexData: 'ab01' };
    expect(await compare([payment], [theirs])).toEqual([]);
    expect(await compare([payment, payment], [theirs, theirs])).toEqual([]);
  });

  it('contradicts a field that it reads otherwise, with both values', async () => {
    const theirs = action('transfer', { ...PAYMENT, to: 'carol', memo: 'bob' });
    expect(await compare([payment], [theirs])).toEqual([
      {
        actionIndex: 0,
        action: 'eosio.token::transfer',
        field: 'to',
        decoded: 'bob',
        executed: 'carol',
      },
      {
        actionIndex: 0,
        action: 'eosio.token::transfer',
        field: 'memo',
        decoded: 'rent',
        executed: 'bob',
      },
    ]);
  });

  it('contradicts other bytes, whatever their fields', async () => {
    expect(await compare([payment], [{ ...payment, hexData: 'ab02' }])).toMatchObject([
      { field: null, decoded: 'AB01', executed: 'ab02' },
    ]);
  });

  it('contradicts another action, another signer, one more and one less', async () => {
    const stranger = { ...payment, authorization: [{ actor: 'mallory', permission: 'active' }] };
    expect(await compare([payment], [stranger])).toMatchObject([
      {
        field: null,
        decoded: 'eosio.token::transfer alice@active',
        executed: 'eosio.token::transfer mallory@active',
      },
    ]);
    const transfer = 'eosio.token::transfer alice@active';
    const difference = (
      actionIndex: number,
      action: string,
      decoded: string,
      executed: string,
    ) => ({
      actionIndex,
      action: `eosio.token::${action}`,
      field: null,
      decoded,
      executed,
    });
    const issue = { ...payment, name: 'issue' };
    expect(await compare([payment], [issue])).toEqual([
      difference(0, 'transfer', transfer, 'eosio.token::issue alice@active'),
    ]);
    expect(await compare([payment], [{ ...payment, account: 'fake.token' }])).toEqual([
      difference(0, 'transfer', transfer, 'fake.token::transfer alice@active'),
    ]);
    expect(await compare([payment], [])).toEqual([difference(0, 'transfer', transfer, '–')]);
    expect(await compare([], [payment])).toEqual([difference(0, 'transfer', '–', transfer)]);
    expect(await compare([payment], [payment, issue])).toEqual([
      difference(1, 'issue', '–', 'eosio.token::issue alice@active'),
    ]);
    expect(await compare([payment, issue], [payment])).toEqual([
      difference(1, 'issue', 'eosio.token::issue alice@active', '–'),
    ]);
  });

  it('contradicts signers in another order, with another permission, or one less', async () => {
    const [alice, bob] = [
      { actor: 'alice', permission: 'active' },
      { actor: 'bob', permission: 'owner' },
    ];
    const by = (...authorization: { actor: string; permission: string }[]) => ({
      ...payment,
      authorization,
    });
    const both = by(alice, bob);
    expect(await compare([both], [both])).toEqual([]);
    for (const [theirs, there] of [
      [by(bob, alice), 'bob@owner, alice@active'],
      [by(alice), 'alice@active'],
      [by(alice, { actor: 'bob', permission: 'active' }), 'alice@active, bob@active'],
    ] as const)
      expect(await compare([both], [theirs])).toMatchObject([
        {
          field: null,
          decoded: 'eosio.token::transfer alice@active, bob@owner',
          executed: `eosio.token::transfer ${there}`,
        },
      ]);
  });

  it('contradicts each action in its place', async () => {
    const theirs = action('transfer', { ...PAYMENT, to: 'carol' });
    expect(await compare([payment, payment, payment], [payment, theirs, theirs])).toMatchObject([
      { actionIndex: 1, field: 'to' },
      { actionIndex: 2, field: 'to' },
    ]);
  });

  it('may write times, keys, numbers and booleans in its own way', async () => {
    const ours = {
      moves: [1, 2],
      at: '2026-01-01T00:00:00.000',
      sure: true,
      big: '18446744073709551615',
      stake: { quantity: '1.0000 EOS', contract: 'eosio.token' },
      auth: { key: 'A', weight: 1 },
    };
    const theirs = { ...ours, at: '2026-01-01T00:00:00', sure: 1, auth: { key: 'B', weight: '1' } };
    expect(await compare([action('play', ours)], [action('play', theirs)])).toEqual([]);
    const other = { ...theirs, moves: [1, 3], sure: 0, auth: { key: 'B', weight: 2 } };
    const fields = (await compare([action('play', ours)], [action('play', other)])).map(
      ({ field }) => field,
    );
    expect(fields).toEqual(['moves[1]', 'sure', 'auth.weight']);
    const longer = { ...theirs, moves: [1, 2, 3] };
    expect(await compare([action('play', ours)], [action('play', longer)])).toMatchObject([
      { field: 'moves.length', decoded: '2', executed: '3' },
    ]);
  });

  it('may cut texts that are not plain, and leave data undecoded', async () => {
    const ours = action('transfer', { ...PAYMENT, memo: 'caf\u00e9' });
    const theirs = action('transfer', { ...PAYMENT, memo: 'caf?' });
    expect(await compare([ours], [theirs])).toEqual([]);
    expect(await compare([payment], [action('transfer', null)])).toEqual([]);
    expect(await compare([action('transfer', null)], [payment])).toEqual([]);
  });

  it('is not compared where the ABI cannot be had, or lacks the action', async () => {
    const theirs = action('transfer', { ...PAYMENT, to: 'carol' });
    const none = () => Promise.reject(new Error('gone'));
    expect(await contradictionsOfRun([payment], none, [theirs].map(asTrace))).toEqual([]);
    const [ours, other] = [action('gone', { to: 'bob' }), action('gone', { to: 'carol' })];
    expect(await compare([ours], [other])).toEqual([]);
  });
});

describe('a field of a dry run', () => {
  /** What is found where one field of a type was read in two ways. */
  async function between(type: string, here: unknown, there: unknown) {
    const held = abiOfPublished({
      source: '',
      actions: { set: `value ${type}` },
      structs: { pair: 'who name, key public_key', nest: 'inner pair, list pair[]' },
      variants: { either: 'name, asset' },
    });
    const found = await contradictionsOfRun(
      [action('set', { value: here })],
      async () => held,
      [action('set', { value: there })].map(asTrace),
    );
    return found.map((one) => [one.field, one.decoded, one.executed]);
  }
  const pair = (who: string, key = 'A') => ({ who, key });

  it.each([
    ['name', 'alice', 'bob'],
    ['asset', '1.0000 EOS', '1.000 EOS'],
    ['symbol', '4,EOS', '3,EOS'],
    ['symbol_code', 'EOS', 'EOX'],
    ['checksum256', '00', '01'],
    ['string', 'rent', 'rent '],
    ['int8', 1, -1],
    ['uint16', 1, 2],
    ['int32', 1, 2],
    ['uint64', '18446744073709551615', '0'],
    ['int128', '1', '2'],
    ['varuint32', 1, 2],
    ['varint32', 1, 2],
    ['bool', true, false],
    ['bool', false, 1],
  ])('of the type %s is compared: %j and %j differ', async (type, here, there) => {
    const text = (value: unknown) => String(typeof value === 'boolean' ? Number(value) : value);
    expect(await between(type, here, here)).toEqual([]);
    expect(await between(type, here, there)).toEqual([['value', text(here), text(there)]]);
    expect(await between(type, there, here)).toEqual([['value', text(there), text(here)]]);
  });

  it('with an amount of another contract differs in both its parts', async () => {
    const of = (contract: string) => ({ quantity: '1 A', contract });
    expect(await between('extended_asset', of('a'), of('b'))).toEqual([
      ['value', '{"quantity":"1 A","contract":"a"}', '{"quantity":"1 A","contract":"b"}'],
    ]);
  });

  it.each([
    ['time_point', '2026-01-01T00:00:00.000', '2026-01-01T00:00:00'],
    ['time_point_sec', '2026-01-01T00:00:00', '2026-01-01T00:00:00Z'],
    ['public_key', 'PUB_K1_A', 'EOSA'],
    ['signature', 'SIG_K1_A', 'SIG_A'],
    ['float64', '0.1', '0.10000000000000001'],
    ['bytes', 'AA', 'aa'],
    ['either', ['name', 'alice'], { name: 'alice' }],
    ['uint64', 7, '7'],
    ['bool', true, 1],
    ['bool', false, 0],
  ])('of the type %s may be written in two ways: %j and %j', async (type, here, there) => {
    expect(await between(type, here, there)).toEqual([]);
  });

  it.each([
    ['pair', pair('alice'), 'alice'],
    ['pair', pair('alice'), null],
    ['pair', pair('alice'), ['alice', 'A']],
    ['name[]', ['alice'], 'alice'],
    ['name[]', ['alice'], null],
    ['name[]', ['alice'], { length: 2 }],
  ])('of the type %s in another form than JSON’s is not compared', async (type, here, there) => {
    expect(await between(type, here, there)).toEqual([]);
    expect(await between(type, there, here)).toEqual([]);
  });

  it('that may be null differs where only one reads a value', async () => {
    expect(await between('name?', 'bob', null)).toEqual([['value', 'bob', 'null']]);
    expect(await between('name?', null, 'bob')).toEqual([['value', 'null', 'bob']]);
    expect(await between('name?', 'bob', undefined)).toEqual([['value', 'bob', 'null']]);
    expect(await between('pair?', null, pair('bob'))).toEqual([
      ['value', 'null', '{"who":"bob","key":"A"}'],
    ]);
    expect(await between('name?', null, null)).toEqual([]);
    expect(await between('name?', undefined, null)).toEqual([]);
    expect(await between('name?', 'bob', 'carol')).toEqual([['value', 'bob', 'carol']]);
  });

  it('that an older ABI lacks is not compared', async () => {
    expect(await between('name$', 'bob', undefined)).toEqual([]);
    expect(await between('name$', undefined, 'bob')).toEqual([]);
    expect(await between('name$', 'bob', 'carol')).toEqual([['value', 'bob', 'carol']]);
    // One that every ABI has is.
    expect(await between('name', 'bob', undefined)).toEqual([['value', 'bob', 'null']]);
  });

  it('is named by its path', async () => {
    const nest = (inner: string, ...list: string[]) => ({
      inner: pair(inner),
      list: list.map((who) => pair(who)),
    });
    expect(await between('nest', nest('a', 'b', 'c'), nest('x', 'b', 'y'))).toEqual([
      ['value.inner.who', 'a', 'x'],
      ['value.list[1].who', 'c', 'y'],
    ]);
    expect(await between('nest', nest('a', 'b'), nest('a'))).toEqual([
      ['value.list.length', '1', '0'],
    ]);
  });
});
