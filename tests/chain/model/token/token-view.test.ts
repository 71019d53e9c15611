import { describe, expect, it } from 'vitest';
import { malformedAsset, parseAsset } from '#src/chain/core/asset.ts';
import {
  coreContractsFirst,
  heldBalances,
  type TokenView,
  viewTokens,
} from '#src/chain/model/token/token-view.ts';
import { tokenWorth, totalWorth } from '#src/chain/model/token/token-worth.ts';

const token = (contract: string, amount: string) => ({ contract, amount: parseAsset(amount) });
const held = [
  token('eosio.token', '10.0000 EOS'),
  token('tethertether', '3.50 USDT'),
  token('dusty', '0.0001 EOS'),
  token('dadtoken', '3 DAD'),
];
const prices = {
  currency: 'USD',
  prices: new Map([
    ['eosio.token:EOS', 0.5],
    ['tethertether:USDT', 1],
  ]),
};
const all: TokenView = { text: '', order: 'usual', hideSmall: false };
const contracts = (view: Partial<TokenView>, list: typeof prices | null = null) =>
  viewTokens(held, { ...all, ...view }, list).map(({ contract }) => contract);

describe('the tokens of an account', () => {
  it('keep their order by default', () => {
    expect(contracts({})).toEqual(['eosio.token', 'tethertether', 'dusty', 'dadtoken']);
  });

  it('are found by code or contract, in any case', () => {
    expect(contracts({ text: ' eos ' })).toEqual(['eosio.token', 'dusty']);
    expect(contracts({ text: 'TETHER' })).toEqual(['tethertether']);
    expect(contracts({ text: 'none such' })).toEqual([]);
  });

  it('are ordered by name, by the figure that is read, and by worth', () => {
    expect(contracts({ order: 'name' })).toEqual([
      'dadtoken',
      'dusty',
      'eosio.token',
      'tethertether',
    ]);
    // 3.50 is more than 3, whatever the decimals.
    expect(contracts({ order: 'amount' })).toEqual([
      'eosio.token',
      'tethertether',
      'dadtoken',
      'dusty',
    ]);
    expect(contracts({ order: 'worth' }, prices).slice(0, 2)).toEqual([
      'eosio.token',
      'tethertether',
    ]);
  });

  it('of less than 0.0005 are small, and can be hidden', () => {
    expect(contracts({ hideSmall: true })).toEqual(['eosio.token', 'tethertether', 'dadtoken']);
  });

  it('are worth something only where a price is known of that very contract', () => {
    expect(held.map((one) => tokenWorth(one, prices))).toEqual([5, 3.5, null, null]);
    expect(totalWorth(held, prices)).toBe(8.5);
    expect(totalWorth(held.slice(2), prices)).toBeNull();
    expect(totalWorth(held, null)).toBeNull();
  });
});

describe('small amounts', () => {
  const shown = (amount: string, list: typeof prices | null = null) =>
    viewTokens([token('eosio.token', amount)], { ...all, hideSmall: true }, list).length === 1;

  it.each([
    ['0.0005 EOS', true],
    ['0.0004 EOS', false],
    ['0.00050000 BTC', true],
    ['0.00049999 BTC', false],
    ['0.01 CENT', true],
    ['0.00 CENT', false],
    ['1 DAD', true],
    ['0 DAD', false],
  ])('are compared by displayed value, whatever the decimals: %s', (amount, large) => {
    expect(shown(amount)).toBe(large);
  });

  it.each([
    ['0.0200 EOS', true],
    ['0.0199 EOS', false],
    ['0.0005 EOS', false],
  ])('of a token with a price are those of less than a cent: %s', (amount, large) => {
    expect(shown(amount, prices)).toBe(large);
  });

  it('of a dear token are not small', () => {
    const dear = { ...prices, prices: new Map([['eosio.token:EOS', 100_000]]) };
    expect(shown('0.0001 EOS', dear)).toBe(true);
  });
});

describe('tokens in whatever order they come', () => {
  const list = [
    token('b', '1.0 AAA'),
    token('a', '1.00 BBB'),
    token('c', '1 AAA'),
    token('d', '2 CCC'),
    token('e', '0.5 DDD'),
    token('f', '-1 EEE'),
    token('g', '1.1 FFF'),
  ];
  const orders = [list, list.toReversed(), [...list.slice(3), ...list.slice(0, 3)]];
  const listed = {
    currency: 'USD',
    prices: new Map([
      ['e:DDD', 0.4] as const,
      ['d:CCC', 0.1] as const,
      ['c:AAA', 0.2] as const,
      ['g:FFF', 0] as const,
    ]),
  };
  const seen = (tokens: typeof list, order: TokenView['order']) =>
    viewTokens(tokens, { ...all, order }, listed)
      .map(({ contract }) => contract)
      .join('');

  it.each(orders)('are ordered by code, then by contract', (...tokens) => {
    expect(seen(tokens, 'name')).toBe('bcadefg');
  });

  it.each(orders)('are ordered by the figure that is read, then by name', (...tokens) => {
    expect(seen(tokens, 'amount')).toBe('dgbcaef');
  });

  it.each(orders)(
    'are ordered by worth, then by name, and without a price come last',
    (...tokens) => {
      expect(seen(tokens, 'worth')).toBe('cdegbaf');
    },
  );
});

const balance = (contract: string, amount: string) => ({ contract, amount: parseAsset(amount) });

describe('token balances', () => {
  const held = balance('bob.token', '0.0001 BOB');

  it('above zero are held', () => {
    const none = [balance('x', '0.0000 X'), balance('y', '-1.0000 Y')];
    expect(heldBalances([...none, held])).toEqual([held]);
  });

  it('that could not be read are held, and have no worth', () => {
    const unread = { contract: 'z', amount: malformedAsset({ code: 'Z', precision: 4 }) };
    expect(heldBalances([unread])).toEqual([unread]);
    const prices = { currency: 'USD', prices: new Map([['z:Z', 2]]) };
    expect(tokenWorth(unread, prices)).toBeNull();
  });

  it("of the chain's own contracts come first, and others keep their order", () => {
    const contracts = ['zed', 'xtokens', 'bob.token', 'eosio.token', 'abe', 'xtokens'];
    const sorted = coreContractsFirst(
      contracts.map((contract, index) => balance(contract, `${String(index)} T`)),
      ['eosio.token', 'xtokens'],
    );
    expect(sorted.map(({ contract, amount }) => [contract, amount.units])).toEqual([
      ['eosio.token', 3n],
      ['xtokens', 1n],
      ['xtokens', 5n],
      ['zed', 0n],
      ['bob.token', 2n],
      ['abe', 4n],
    ]);
  });
});
