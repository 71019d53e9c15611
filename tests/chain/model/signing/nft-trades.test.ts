import { expect, test } from 'vitest';
import {
  agreedTrade,
  namedTrade,
  namedTrades,
  tradeFigure,
  tradeOf,
} from '#src/chain/model/signing/nft-trades.ts';

const actionOf = (place: string, data: Record<string, unknown> | null) => {
  const [account = '', name = ''] = place.split('::');
  return { account, name, authorization: [], data, hexData: null };
};
const accept = actionOf('atomicassets::acceptoffer', { offer_id: '5' });
const named = namedTrade(accept)!;

test.each([
  ['atomicassets::acceptoffer', { offer_id: '5' }, 'offers'],
  ['atomicmarket::purchasesale', { buyer: 'alice', sale_id: 5 }, 'sales'],
  ['atomicmarket::auctionbid', { bidder: 'alice', auction_id: '5' }, 'auctions'],
])('%s names a trade by its number', (place, data, table) => {
  expect(namedTrade(actionOf(place, data))).toEqual({ table, id: '5', of: `${place} 5` });
});

test('other actions name none, and each trade counts once', () => {
  const others = [
    actionOf('atomicassets::acceptoffer', null),
    actionOf('atomicassets::declineoffer', { offer_id: '5' }),
    actionOf('fakeassets::acceptoffer', { offer_id: '5' }),
    actionOf('toString', {}),
  ];
  expect(namedTrades([accept, accept, ...others])).toEqual([named]);
});

const offer = {
  offer_id: '5',
  sender: 'bob',
  recipient: 'alice',
  sender_asset_ids: ['1', 2],
  recipient_asset_ids: ['3'],
};
const sale = {
  sale_id: '5',
  seller: 'bob',
  asset_ids: ['1'],
  listing_price: '30.0000 EOS',
  settlement_symbol: '4,EOS',
};
const auction = { auction_id: '5', seller: 'bob', asset_ids: ['1'], current_bid: '1.0000 EOS' };
const ofTable = (table: 'offers' | 'sales' | 'auctions') => ({ ...named, table });

test.each([
  ['an offer', 'offers', offer, 'bob: 1, 2 ⇄ alice: 3'],
  ['a gift', 'offers', { ...offer, recipient_asset_ids: [] }, 'bob: 1, 2'],
  ['a sale', 'sales', sale, 'bob: 1 ⇄ 30.0000 EOS'],
  [
    'a sale in another currency',
    'sales',
    { ...sale, listing_price: '9.00 USD' },
    'bob: 1 ⇄ 9.00 USD (EOS)',
  ],
  ['an auction', 'auctions', { ...auction, assets_transferred: 0 }, 'bob: 1'],
  ['a begun auction', 'auctions', { ...auction, assets_transferred: 1 }, 'atomicmarket: 1'],
] as const)('%s is shown with what each side gives', (_, table, row, value) => {
  const trade = tradeOf(ofTable(table), row);
  expect(tradeFigure(ofTable(table), trade)).toMatchObject({ kind: 'trade', value });
});

test.each([
  ['another offer', 'offers', { ...offer, offer_id: '6' }],
  ['an offer of a name that is none', 'offers', { ...offer, sender: 'bob: 9 ⇄ x' }],
  ['an offer of an id that is none', 'offers', { ...offer, sender_asset_ids: ['1', 'x'] }],
  ['an offer without a side', 'offers', { ...offer, recipient_asset_ids: undefined }],
  ['a sale without a price', 'sales', { ...sale, listing_price: 'free' }],
  ['a sale in no token', 'sales', { ...sale, settlement_symbol: 'EOS' }],
  ['a row of another table', 'sales', offer],
] as const)('%s has no value', (_, table, row) => {
  expect(tradeOf(ofTable(table), row)).toBeNull();
});

test('a trade is found among the figures by its action and its number', () => {
  const trade = tradeOf(named, offer);
  const figures = [tradeFigure(named, trade)];
  expect(agreedTrade(figures, named)).toEqual(trade);
  expect(agreedTrade(figures, { ...named, of: 'atomicassets::acceptoffer 6' })).toBeNull();
  expect(agreedTrade([tradeFigure(named, null)], named)).toBeNull();
});
