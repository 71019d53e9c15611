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
  ...{ account: 'eosio.token', name, data, hexData },
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
      { place: 0, action: 'eosio.token::transfer', field: 'to', here: 'bob', there: 'carol' },
      { place: 0, action: 'eosio.token::transfer', field: 'memo', here: 'rent', there: 'bob' },
    ]);
  });

  it('contradicts other bytes, whatever their fields', async () => {
    expect(await compare([payment], [{ ...payment, hexData: 'ab02' }])).toMatchObject([
      { field: null, here: 'AB01', there: 'ab02' },
    ]);
  });

  it('contradicts another action, another signer, one more and one less', async () => {
    const stranger = { ...payment, authorization: [{ actor: 'mallory', permission: 'active' }] };
    expect(await compare([payment], [stranger])).toMatchObject([
      {
        ...{ field: null, here: 'eosio.token::transfer alice@active' },
        there: 'eosio.token::transfer mallory@active',
      },
    ]);
    expect(await compare([payment], [{ ...payment, name: 'issue' }])).toHaveLength(1);
    expect(await compare([payment], [])).toMatchObject([{ place: 0, there: '–' }]);
    expect(await compare([], [payment])).toMatchObject([
      { place: 0, action: 'eosio.token::transfer', here: '–' },
    ]);
  });

  it('may write times, keys, numbers and booleans in its own way', async () => {
    const ours = {
      ...{ moves: [1, 2], at: '2026-01-01T00:00:00.000', sure: true, big: '18446744073709551615' },
      ...{
        stake: { quantity: '1.0000 EOS', contract: 'eosio.token' },
        auth: { key: 'A', weight: 1 },
      },
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
      { field: 'moves.length', here: '2', there: '3' },
    ]);
  });

  it('may cut texts that are not plain, and leave data undecoded', async () => {
    const ours = action('transfer', { ...PAYMENT, memo: 'caf\u00e9' });
    const theirs = action('transfer', { ...PAYMENT, memo: 'caf?' });
    expect(await compare([ours], [theirs])).toEqual([]);
    expect(await compare([payment], [action('transfer', null)])).toEqual([]);
    expect(await compare([action('transfer', null)], [payment])).toEqual([]);
  });

  it('is not compared where the ABI cannot be had', async () => {
    const theirs = action('transfer', { ...PAYMENT, to: 'carol' });
    const none = () => Promise.reject(new Error('gone'));
    expect(await contradictionsOfRun([payment], none, [theirs].map(asTrace))).toEqual([]);
  });
});
