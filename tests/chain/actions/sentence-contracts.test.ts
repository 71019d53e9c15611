import { describe, expect, it } from 'vitest';
import { sentenceOf, describeAction } from './all-sentences.ts';
import { fieldOf } from '#src/chain/actions/sentences/rule.ts';
import { parseAsset } from '#src/chain/core/asset.ts';

const account = (name: string) => ({ kind: 'account', account: name });
const text = (value: string) => ({ kind: 'text', text: value });
const amount = (value: string, contract: string | null = null) => ({
  ...{ kind: 'amount', asset: parseAsset(value), text: value, contract },
});
const unitsOf = (units: string, value: string, contract: string | null) => ({
  ...{ kind: 'amount', asset: parseAsset(value), text: units, contract },
});
const bare = (units: string, contract: string | null) => ({
  ...{ kind: 'amount', asset: null, text: units, contract },
});

describe('an order at the exchange of Proton', () => {
  const order = {
    ...{ account: 'alice', order_type: 1, order_side: 1, quantity: 20_000, price: '15000000' },
    bid_symbol: { sym: '4,XPR', contract: 'eosio.token' },
    ask_symbol: { sym: '6,XMD', contract: 'xmd.token' },
  };
  const placed = (changed: object) =>
    sentenceOf({ account: 'dex', name: 'placeorder', data: { ...order, ...changed } });

  it('to buy tells quantity and price in the token that is asked', () => {
    expect(placed({})).toEqual({
      key: 'proton.dexBuy',
      slots: {
        account: account('alice'),
        amount: unitsOf('20000', '0.020000 XMD', 'xmd.token'),
        token: { kind: 'token', contract: 'eosio.token', code: 'XPR' },
        price: unitsOf('15000000', '15.000000 XMD', 'xmd.token'),
      },
    });
  });

  it('to sell tells its quantity in the token that is given', () => {
    expect(placed({ order_side: 2 })).toEqual({
      key: 'proton.dexSell',
      slots: {
        account: account('alice'),
        amount: unitsOf('20000', '2.0000 XPR', 'eosio.token'),
        price: unitsOf('15000000', '15.000000 XMD', 'xmd.token'),
      },
    });
  });

  it.each([
    [1, 0, 'proton.dexBuyNow'],
    [1, '1', 'proton.dexBuyNow'],
    [2, 1, 'proton.dexSellNow'],
    [2, '9223372036854775806', 'proton.dexSellNow'],
    [1, 10, 'proton.dexBuy'],
    [2, '999999999999999999', 'proton.dexSell'],
  ])('of side %d at the price %s is told as %s', (order_side, price, key) => {
    expect(placed({ order_side, price })?.key).toBe(key);
  });

  it('names no token where a symbol is none, and no contract where that is none', () => {
    expect(placed({ ask_symbol: { sym: 'nonsense', contract: 7 } })?.slots).toMatchObject({
      amount: bare('20000', null),
      price: bare('15000000', null),
    });
    expect(placed({ ask_symbol: { sym: 6, contract: 'xmd.token' } })?.slots).toMatchObject({
      price: bare('15000000', 'xmd.token'),
    });
    expect(placed({ bid_symbol: { sym: '4,XPR', contract: 4 } })?.slots).toMatchObject({
      token: { kind: 'token', contract: '', code: 'XPR' },
    });
  });
});

describe('a loan of Proton', () => {
  const borrowed = (underlying: unknown) =>
    sentenceOf({
      ...{ account: 'lending.loan', name: 'borrow' },
      data: { borrower: 'alice', underlying },
    })?.slots;

  it('tells its amount with the contract of the token', () => {
    expect(borrowed({ quantity: '2.000000 XUSDC', contract: 'xtokens' })).toEqual({
      account: account('alice'),
      amount: amount('2.000000 XUSDC', 'xtokens'),
    });
  });

  it('leaves the contract out where it is none', () => {
    expect(borrowed({ quantity: '2.000000 XUSDC', contract: 1 })).toMatchObject({
      amount: amount('2.000000 XUSDC'),
    });
  });
});

describe('REX', () => {
  it.each([
    ['rentcpu', 'CPU'],
    ['rentnet', 'NET'],
  ])('%s tells that it rents %s', (name, resource) => {
    const data = {
      ...{ from: 'alice', receiver: 'bob' },
      ...{ loan_payment: '1.0000 EOS', loan_fund: '0.0000 EOS' },
    };
    const told = sentenceOf({ account: 'eosio', name, data });
    expect([told?.key, told?.slots.resource]).toEqual(['rex.rent', text(resource)]);
  });

  it('tells what a sale brought from the account that keeps its results', () => {
    const data = { proceeds: '2.0000 EOS' };
    expect(sentenceOf({ account: 'eosio.rex', name: 'sellresult', data })).toEqual({
      key: 'rex.sellresult',
      slots: { amount: amount('2.0000 EOS') },
    });
  });
});

describe('a vote', () => {
  const vote = (accountName: string, data: Record<string, unknown>) =>
    sentenceOf({ account: accountName, name: 'voteproducer', data })?.key;

  it('on FIO is told with its producers, or as one for nobody', () => {
    const voter = { actor: 'alice', fio_address: 'alice@test', max_fee: 0 };
    expect(vote('eosio', { ...voter, producers: ['bp@one'] })).toBe('fio.voteproducer');
    expect(vote('eosio', { ...voter, producers: [] })).toBe('fio.voteNone');
    expect(vote('eosio', { ...voter, producers: 'bp@one' })).not.toBe('fio.voteNone');
  });

  it('elsewhere is one for nobody without producers and without a proxy alone', () => {
    expect(vote('eosio', { voter: 'alice', producers: [] })).toBe('system.voteNone');
    expect(vote('eosio', { voter: 'alice', proxy: 'no name!', producers: [] })).not.toBe(
      'system.voteNone',
    );
  });
});

describe('what accounts tell about themselves', () => {
  const info = {
    ...{ account_name: 'alice', title: 'A', avatar: '', desc: '', modifier: 'alice', url: '' },
  };
  const told = (data: Record<string, unknown>) =>
    sentenceOf({ account: 'any.contract', name: 'set', data })?.key;

  it('is known by its six texts, whichever contract it goes to', () => {
    expect(told(info)).toBe('other.accountinfo');
  });

  it.each(Object.keys(info))('is not, where %s lacks or is no text', (field) => {
    const rest = Object.entries(info).filter(([name]) => name !== field);
    expect(told(Object.fromEntries(rest))).not.toBe('other.accountinfo');
    expect(told({ ...info, [field]: 5 })).not.toBe('other.accountinfo');
  });
});

describe('fields of an action that no sentence tells', () => {
  const shown = (data: Record<string, unknown>) => {
    const { slots } = describeAction({ account: 'any.contract', name: 'doit', data });
    const { fields } = slots.fields as unknown as { fields: { name: string; value: unknown }[] };
    return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  };

  it('are links where they are named as accounts are and hold one', () => {
    expect(shown({ owner: 'bob', owner_name: 'bob' })).toEqual({
      owner: account('bob'),
      owner_name: text('bob'),
    });
    expect(shown({ to: 'Not A Name', from: 7 })).toEqual({
      to: text('Not A Name'),
      from: text('7'),
    });
  });

  it('are what they look like: amounts, times, numbers, texts', () => {
    expect(
      shown({
        ...{ quantity: '1.0000 EOS', at: '2026-01-01T00:00:00', count: 3, note: 'hi', none: '' },
      }),
    ).toEqual({
      quantity: amount('1.0000 EOS'),
      at: { kind: 'time', time: Date.UTC(2026, 0, 1) },
      count: text('3'),
      note: text('hi'),
      none: text('—'),
    });
  });

  it('say in brief what is larger', () => {
    expect(
      shown({ list: [1, 2], empty: [], thing: { a: 1 }, nothing: null, yes: true, half: 0.5 }),
    ).toEqual({
      list: text('[2]'),
      empty: text('[0]'),
      thing: text('{…}'),
      nothing: text('null'),
      yes: text('true'),
      half: text('0.5'),
    });
  });
});

describe('a field by its path', () => {
  it('is found within others', () => {
    expect(fieldOf({ a: { b: { c: 1 } } }, 'a.b.c')).toBe(1);
    expect(fieldOf({ 'a.b': 1, a: {} }, 'a.b')).toBeUndefined();
  });

  it('is not there within what has no fields, and never one of the language', () => {
    expect(fieldOf({ a: null }, 'a.b')).toBeUndefined();
    expect(fieldOf({ a: 'text' }, 'a.length')).toBeUndefined();
    expect(fieldOf({ a: 5 }, 'a.b')).toBeUndefined();
    expect(fieldOf({}, 'constructor')).toBeUndefined();
    expect(fieldOf({}, '__proto__.toString')).toBeUndefined();
  });
});
