import { describe, expect, it } from 'vitest';
import { sentenceOf, describeAction } from './all-sentences.ts';
import { fieldOf } from '#src/chain/actions/sentences/rule.ts';
import { parseAsset } from '#src/chain/core/asset.ts';

const account = (name: string) => ({ kind: 'account', account: name });
const text = (value: string) => ({ kind: 'text', text: value });
const amount = (value: string, contract: string | null = null) => ({
  kind: 'amount',
  asset: parseAsset(value),
  text: value,
  contract,
});
const unitsOf = (units: string, value: string, contract: string | null) => ({
  kind: 'amount',
  asset: parseAsset(value),
  text: units,
  contract,
});
const bare = (units: string, contract: string | null) => ({
  kind: 'amount',
  asset: null,
  text: units,
  contract,
});

describe('a sentence about an order at the exchange of Proton', () => {
  const order = {
    account: 'alice',
    order_type: 1,
    order_side: 1,
    quantity: 20_000,
    price: '15000000',
    bid_symbol: { sym: '4,XPR', contract: 'eosio.token' },
    ask_symbol: { sym: '6,XMD', contract: 'xmd.token' },
  };
  const placed = (changed: object) =>
    sentenceOf({ account: 'dex', name: 'placeorder', data: { ...order, ...changed } });

  it('has the quantity and price of a buy order in the quote token', () => {
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

  it('has the quantity of a sell order in the base token', () => {
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
  ])('of side %d at the price %s is %s', (order_side, price, key) => {
    expect(placed({ order_side, price })?.key).toBe(key);
  });

  it('leaves out a malformed token and a malformed contract', () => {
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

describe('a sentence about a verification of Proton', () => {
  const keyOf = (verified: unknown) => {
    const data = { acc: 'alice', verifier: 'bob', ...(verified !== undefined && { verified }) };
    return sentenceOf({ account: 'eosio.proton', name: 'userverify', data })?.key;
  };

  it.each([
    [true, 'proton.userverify'],
    [1, 'proton.userverify'],
    [false, 'proton.userunverify'],
    [0, 'proton.userunverify'],
  ])('with the value %s is %s', (verified, key) => {
    expect(keyOf(verified)).toBe(key);
  });
});

describe('a sentence about a loan of Proton', () => {
  const borrowed = (underlying: unknown) =>
    sentenceOf({ account: 'lending.loan', name: 'borrow', data: { borrower: 'alice', underlying } })
      ?.slots;

  it('has the amount with the contract of its token', () => {
    expect(borrowed({ quantity: '2.000000 XUSDC', contract: 'xtokens' })).toEqual({
      account: account('alice'),
      amount: amount('2.000000 XUSDC', 'xtokens'),
    });
  });

  it('leaves out a malformed contract', () => {
    expect(borrowed({ quantity: '2.000000 XUSDC', contract: 1 })).toMatchObject({
      amount: amount('2.000000 XUSDC'),
    });
  });
});

describe('a sentence about REX', () => {
  it.each([
    ['rentcpu', 'CPU'],
    ['rentnet', 'NET'],
  ])('%s says that it rents %s', (name, resource) => {
    const data = {
      from: 'alice',
      receiver: 'bob',
      loan_payment: '1.0000 EOS',
      loan_fund: '0.0000 EOS',
    };
    const reported = sentenceOf({ account: 'eosio', name, data });
    expect([reported?.key, reported?.slots.resource]).toEqual(['rex.rent', text(resource)]);
  });

  it('reports the proceeds of a sale from the account of the result actions', () => {
    const data = { proceeds: '2.0000 EOS' };
    expect(sentenceOf({ account: 'eosio.rex', name: 'sellresult', data })).toEqual({
      key: 'rex.sellresult',
      slots: { amount: amount('2.0000 EOS') },
    });
  });
});

describe('a sentence about a vote', () => {
  const vote = (accountName: string, data: Record<string, unknown>) =>
    sentenceOf({ account: accountName, name: 'voteproducer', data })?.key;

  it('on FIO lists the producers, or says that the vote is withdrawn', () => {
    const voter = { actor: 'alice', fio_address: 'alice@test', max_fee: 0 };
    expect(vote('eosio', { ...voter, producers: ['bp@one'] })).toBe('fio.voteproducer');
    expect(vote('eosio', { ...voter, producers: [] })).toBe('fio.voteNone');
    expect(vote('eosio', { ...voter, producers: 'bp@one' })).not.toBe('fio.voteNone');
  });

  it('outside of FIO withdraws the vote only without producers and without a proxy', () => {
    expect(vote('eosio', { voter: 'alice', producers: [] })).toBe('system.voteNone');
    expect(vote('eosio', { voter: 'alice', proxy: 'no name!', producers: [] })).not.toBe(
      'system.voteNone',
    );
  });
});

describe('account information', () => {
  const info = {
    account_name: 'alice',
    title: 'A',
    avatar: '',
    desc: '',
    modifier: 'alice',
    url: '',
  };
  const reported = (data: Record<string, unknown>) =>
    sentenceOf({ account: 'any.contract', name: 'set', data })?.key;

  it('is recognised by its six texts in any contract', () => {
    expect(reported(info)).toBe('other.accountinfo');
  });

  it.each(Object.keys(info))('is not recognised if %s is missing or not a text', (field) => {
    const rest = Object.entries(info).filter(([name]) => name !== field);
    expect(reported(Object.fromEntries(rest))).not.toBe('other.accountinfo');
    expect(reported({ ...info, [field]: 5 })).not.toBe('other.accountinfo');
  });
});

describe('fields of an action without a sentence', () => {
  const shown = (data: Record<string, unknown>) => {
    const { slots } = describeAction({ account: 'any.contract', name: 'doit', data });
    const { fields } = slots.fields as unknown as { fields: { name: string; value: unknown }[] };
    return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  };

  it('are links if they have an account field name and a valid account', () => {
    expect(shown({ owner: 'bob', owner_name: 'bob' })).toEqual({
      owner: account('bob'),
      owner_name: text('bob'),
    });
    expect(shown({ to: 'Not A Name', from: 7 })).toEqual({
      to: text('Not A Name'),
      from: text('7'),
    });
  });

  it('are shown by their appearance: amounts, times, numbers, texts', () => {
    expect(
      shown({ quantity: '1.0000 EOS', at: '2026-01-01T00:00:00', count: 3, note: 'hi', none: '' }),
    ).toEqual({
      quantity: amount('1.0000 EOS'),
      at: { kind: 'time', time: Date.UTC(2026, 0, 1) },
      count: text('3'),
      note: text('hi'),
      none: text('—'),
    });
  });

  it('shorten larger values', () => {
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

describe('the field reader for a path', () => {
  it('finds a nested field', () => {
    expect(fieldOf({ a: { b: { c: 1 } } }, 'a.b.c')).toBe(1);
    expect(fieldOf({ 'a.b': 1, a: {} }, 'a.b')).toBeUndefined();
  });

  it('finds nothing in a value without fields, and no built-in properties', () => {
    expect(fieldOf({ a: null }, 'a.b')).toBeUndefined();
    expect(fieldOf({ a: 'text' }, 'a.length')).toBeUndefined();
    expect(fieldOf({ a: 5 }, 'a.b')).toBeUndefined();
    expect(fieldOf({}, 'constructor')).toBeUndefined();
    expect(fieldOf({}, '__proto__.toString')).toBeUndefined();
  });
});
