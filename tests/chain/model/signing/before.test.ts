import { expect, test } from 'vitest';
import { announcedSale, marketSaleRow } from '#src/chain/model/signing/before.ts';

const row = {
  sale_id: 7,
  seller: 'alice',
  asset_ids: ['11', 12],
  offer_id: -1,
  listing_price: '3.0000 XPR',
  settlement_symbol: '4,XPR',
};
const announced = {
  seller: 'alice',
  asset_ids: ['11', '12'],
  listing_price: '3.0000 XPR',
  settlement_symbol: '4,XPR',
  maker_marketplace: '',
};

test('a sale of the market has what its seller announced, and whether it is open', () => {
  const sale = { id: '7', seller: 'alice', nfts: ['11', '12'], announced };
  expect(marketSaleRow(row)).toEqual({ ...sale, isOpen: false });
  expect(marketSaleRow({ ...row, offer_id: '0' })).toEqual({ ...sale, isOpen: true });
});

test.each(['sale_id', 'seller', 'asset_ids', 'offer_id', 'listing_price', 'settlement_symbol'])(
  'one without %s is malformed',
  (field) => {
    expect(marketSaleRow({ ...row, [field]: null })).toBeNull();
  },
);

const authorization = [{ actor: 'alice', permission: 'active' }];
const announce = { account: 'atomicmarket', name: 'announcesale', authorization, data: announced };
const offer = {
  account: 'atomicassets',
  name: 'createoffer',
  authorization,
  data: { recipient: 'atomicmarket', sender_asset_ids: ['11', '12'] },
};

test('an announced sale is one, with or without its offer', () => {
  const sale = { seller: 'alice', nfts: ['11', '12'] };
  expect(announcedSale([announce])).toEqual(sale);
  expect(announcedSale([announce, offer])).toEqual(sale);
});

test.each([
  ['nothing', []],
  ['another action', [offer]],
  ['a sale with another offer', [announce, { ...offer, data: { recipient: 'bob' } }]],
  ['two sales', [announce, announce]],
  ['a sale and more', [announce, offer, offer]],
])('%s is none', (_what, actions) => {
  expect(announcedSale(actions)).toBeNull();
});
