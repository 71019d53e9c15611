import { describe, expect, it } from 'vitest';
import { countsOf } from '#src/chain/model/nft/collection.ts';
import {
  canCancelSale,
  marketSale,
  type NftSale,
  type NftSaleState,
} from '#src/chain/model/nft/sale.ts';

const row = {
  sale_id: '7',
  state: 3,
  seller: 'dave',
  buyer: 'grace',
  price: { amount: '1200000000', token_symbol: 'WAX', token_precision: 8, median: null },
  assets: [{ asset_id: '1099511627790' }, null],
  created_at_time: '1767225600000',
  updated_at_time: '1767225601000',
};

describe('a sale of AtomicMarket', () => {
  it('has a state, a price and both sides', () => {
    expect(marketSale(row)).toEqual({
      id: '7',
      state: 'sold',
      seller: 'dave',
      buyer: 'grace',
      price: { units: 1_200_000_000n, symbol: { code: 'WAX', precision: 8 } },
      nfts: ['1099511627790'],
      created: 1_767_225_600_000,
      updated: 1_767_225_601_000,
    });
  });

  it('keeps what can be read of a malformed one', () => {
    for (const none of [null, 7, {}, { sale_id: 'x' }]) expect(marketSale(none)).toBeNull();
    expect(marketSale({ sale_id: 1, state: 99, price: { amount: '1' } })).toMatchObject({
      state: 'unknown',
      price: null,
      buyer: null,
      nfts: [],
    });
    const price = { ...row.price, token_precision: 400 };
    expect(marketSale({ ...row, price })?.price).toBeNull();
  });
});

it('its seller can cancel a sale as long as the market has it', () => {
  const cancels = (state: NftSaleState, actor: string) =>
    canCancelSale({ ...(marketSale(row) as NftSale), state }, actor);
  for (const state of ['waiting', 'listed', 'invalid'] as const) {
    expect(cancels(state, 'dave')).toBe(true);
    for (const actor of ['grace', 'mallory', '']) expect(cancels(state, actor)).toBe(false);
  }
  for (const state of ['sold', 'cancelled', 'unknown'] as const)
    expect(cancels(state, 'dave')).toBe(false);
});

describe('counts of an indexer', () => {
  it('are of NFTs that were minted and burned', () => {
    expect(countsOf({ assets: '23', burned: '1' })).toEqual({ minted: 23n, burned: 1n });
    expect(countsOf({ assets: 2 })).toEqual({ minted: 2n, burned: 0n });
    for (const none of [null, {}, { assets: [] }]) expect(countsOf(none)).toBeNull();
  });
});
