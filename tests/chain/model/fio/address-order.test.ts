import { describe, expect, it } from 'vitest';
import {
  addressProblems,
  type AddressValues,
  orderOf,
  taskOf,
} from '#src/chain/model/fio/address-order.ts';
import type { FioAddress } from '#src/chain/model/fio/fio-names.ts';

const name = 'alice@edge';
const held = [
  { chain: 'BTC', token: 'BTC', address: 'bc1q' },
  { chain: 'ETH', token: 'USDC', address: '0xab' },
];
const row = { name, addresses: held } as unknown as FioAddress;
const none = { name, addresses: [] } as unknown as FioAddress;

const typed = (values: Partial<AddressValues>): AddressValues => ({
  name,
  task: 'map',
  chain: 'btc',
  token: '',
  public: ' bc1q ',
  sets: '2',
  to: '',
  ...values,
});

it('a task of a link that the form does not know is that of the first choice', () => {
  expect(taskOf(typed({ task: 'burn' }))).toBe('map');
  expect(taskOf(typed({ task: 'transfer' }))).toBe('transfer');
});

describe('the fields of a task', () => {
  it('are wrong by name', () => {
    expect(addressProblems(typed({}), row)).toEqual([]);
    expect(addressProblems(typed({ chain: 'b-c', token: 't t', public: '' }), row)).toEqual([
      ['chain', 'chain'],
      ['token', 'token'],
      ['public', 'public'],
    ]);
    expect(addressProblems(typed({ task: 'bundles', sets: '0' }), row)).toEqual([['sets', 'sets']]);
    expect(addressProblems(typed({ task: 'unmap' }), none)).toEqual([['public', 'noLink']]);
  });

  it('of another task do not count', () => {
    const wrong = { chain: '', public: '', sets: '0' };
    expect(addressProblems(typed({ ...wrong, task: 'unmap' }), row)).toEqual([]);
    expect(addressProblems(typed({ ...wrong, task: 'transfer' }), row)).toEqual([]);
  });
});

describe('the order', () => {
  it('maps a public address, with the chain as its token if none is typed', () => {
    expect(orderOf(row, typed({}), null)).toEqual({ task: 'map', name, link: held[0] });
  });

  it('removes the chosen public address, or the first one', () => {
    const unmap = { task: 'unmap', name };
    expect(orderOf(row, typed({ task: 'unmap', chain: 'eth', token: 'usdc' }), null)).toEqual({
      ...unmap,
      link: held[1],
    });
    expect(orderOf(row, typed({ task: 'unmap', chain: 'XTZ' }), null)).toEqual({
      ...unmap,
      link: held[0],
    });
    expect(orderOf(none, typed({ task: 'unmap' }), null)).toBeNull();
  });

  it('adds typed sets, and none that are malformed', () => {
    expect(orderOf(row, typed({ task: 'bundles' }), null)).toEqual({
      task: 'bundles',
      name,
      sets: 2,
    });
    expect(orderOf(row, typed({ task: 'bundles', sets: 'x' }), null)).toBeNull();
  });

  it('transfers to a recipient that was found, and to no other', () => {
    const values = typed({ task: 'transfer', to: 'bob@edge' });
    const payee = { kind: 'payee', publicKey: 'FIO8', account: 'bob' } as const;
    expect(orderOf(row, values, payee)).toEqual({ task: 'transfer', name, publicKey: 'FIO8' });
    expect(orderOf(row, values, { kind: 'disputed' })).toBeNull();
    expect(orderOf(row, values, null)).toBeNull();
  });
});
