import { describe, expect, it } from 'vitest';
import * as part from '#src/chain/actions/sentence-parts.ts';

const EOS = { code: 'EOS', precision: 4 };
const list = (items: readonly string[], more = 0) => ({ kind: 'list', items, more });
const not: readonly unknown[] = [null, undefined, true, {}, Number.NaN, 1.5];

describe('names in a sentence', () => {
  it('must be valid account names', () => {
    expect(part.account('alice')).toEqual({ kind: 'account', account: 'alice' });
    expect(['Alice', '', 7, ...not].map((value) => part.account(value))).toEqual(
      Array.from({ length: 9 }, () => null),
    );
    expect(part.nameText('active')).toEqual({ kind: 'text', text: 'active' });
    expect([part.nameText('Active!'), part.nameText(7)]).toEqual([null, null]);
  });

  it('in a list are all valid or the list is refused; long lists are counted', () => {
    expect(part.accounts(['alice', 'bob'])).toEqual({
      kind: 'accounts',
      accounts: ['alice', 'bob'],
      more: 0,
    });
    for (const value of [['alice', 'Bob'], ['Bob', 'alice'], ['alice', 7], [], 'alice', null])
      expect(part.accounts(value)).toBeNull();
    expect(part.accounts(Array.from({ length: 33 }, () => 'alice'))).toMatchObject({ more: 3 });
  });
});

describe('texts in a sentence', () => {
  it('must not be empty, and long ones are cut between characters', () => {
    expect(part.text('hi')).toEqual({ kind: 'text', text: 'hi' });
    for (const value of ['', 7, ...not]) expect(part.text(value)).toBeNull();
    expect(part.shortened('12345', 5)).toBe('12345');
    expect(part.shortened('123456', 5)).toBe('12345…');
    expect(part.shortened('1234😀', 5)).toBe('1234…');
    expect(part.text('x'.repeat(300))).toEqual({ kind: 'text', text: `${'x'.repeat(256)}…` });
  });

  it('in a list are all texts, each short', () => {
    expect(part.texts(['bp@fio', 'x'.repeat(70)])).toEqual(list(['bp@fio', `${'x'.repeat(64)}…`]));
    for (const value of [['bp@fio', ''], ['', 'bp@fio'], ['bp@fio', 7], [7], [], 'bp@fio', null])
      expect(part.texts(value)).toBeNull();
    const many = part.texts(Array.from({ length: 32 }, (_, index) => `n${index}`));
    expect(many).toMatchObject({ items: { length: 30, 0: 'n0', 29: 'n29' }, more: 2 });
  });

  it('are ids with their mark, one or several', () => {
    expect(part.ids('1099511627776')).toEqual(list(['#1099511627776']));
    expect(part.ids([7, '8'])).toEqual(list(['#7', '#8']));
    for (const value of [[7, 'x'], ['x', 7], 'x', '', [], {}]) expect(part.ids(value)).toBeNull();
  });

  it('are NFTs by their ids, which have no sign', () => {
    expect(part.nfts(['7', 8])).toEqual({ kind: 'nfts', ids: ['7', '8'], more: 0 });
    const ids = Array.from({ length: 32 }, (_, index) => index);
    expect(part.nfts(ids)).toMatchObject({ kind: 'nfts', ids: { length: 30 }, more: 2 });
    for (const value of ['-7', 'x', [], null]) expect(part.nfts(value)).toBeNull();
  });
});

describe('numbers and amounts in a sentence', () => {
  it('are whole numbers of any size', () => {
    expect(part.idNumber(1_099_511_627_776)).toEqual({ kind: 'text', text: '1099511627776' });
    expect(part.wholeNumber(7)).toEqual({ kind: 'number', digits: '7' });
    expect(part.wholeNumber('-99999999999999999999')).toEqual({
      kind: 'number',
      digits: '-99999999999999999999',
    });
    for (const value of [1.5, '1.5', '', 'x', '9'.repeat(41), 2 ** 80, null, ['7']])
      expect(part.wholeNumber(value)).toBeNull();
  });

  it('are amounts of a token, or the original text', () => {
    const reported = { kind: 'amount', contract: 'eosio.token' };
    expect(part.amount('1.0000 EOS', 'eosio.token')).toEqual({
      ...reported,
      asset: { units: 10_000n, symbol: EOS },
      text: '1.0000 EOS',
    });
    expect(part.amount('all of it')).toEqual({
      kind: 'amount',
      contract: null,
      asset: null,
      text: 'all of it',
    });
    expect(part.amount(1.5)).toEqual({ kind: 'amount', contract: null, asset: null, text: '1.5' });
    expect(part.amount('9'.repeat(99))).toMatchObject({ asset: null, text: `${'9'.repeat(64)}…` });
    for (const value of ['', null, true, {}, Number.NaN, Infinity])
      expect(part.amount(value)).toBeNull();
  });

  it('are units beside a symbol, or without one that is known', () => {
    expect(part.units('15000', EOS, 'eosio.token')).toEqual({
      kind: 'amount',
      asset: { units: 15_000n, symbol: EOS },
      text: '15000',
      contract: 'eosio.token',
    });
    expect(part.units(7, null)).toEqual({ kind: 'amount', asset: null, text: '7', contract: null });
    for (const value of ['1.5', 'x', '', null]) expect(part.units(value, EOS)).toBeNull();
  });

  it('are tokens by their symbol, on a contract', () => {
    expect(part.token('4,EOS', 'eosio.token')).toEqual({
      kind: 'token',
      contract: 'eosio.token',
      code: 'EOS',
    });
    for (const value of ['EOS', '', 4, null]) expect(part.token(value, 'x')).toBeNull();
  });

  it('are times in milliseconds', () => {
    expect(part.time('2026-01-01T00:00:00')).toEqual({ kind: 'time', time: Date.UTC(2026, 0, 1) });
    for (const value of ['soon', '', 1_767_225_600, null]) expect(part.time(value)).toBeNull();
  });
});
