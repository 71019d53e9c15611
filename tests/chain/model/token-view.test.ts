import { describe, expect, it } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import { type TokenView, viewTokens } from '#src/chain/model/token-view.ts';
import { tokenWorth, totalWorth } from '#src/chain/model/token-worth.ts';

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
  it('stand as they came unless told', () => {
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
