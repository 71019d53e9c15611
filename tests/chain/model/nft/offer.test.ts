import { expect, it } from 'vitest';
import {
  atomicOffer,
  isOfSale,
  isOpenOffer,
  atomicTableOffer,
  type NftOffer,
  possibleOfferActs,
  simpleOffer,
} from '#src/chain/model/nft/offer.ts';

const only = (id: string) => ({ id, identity: null });

it('an offer of AtomicAssets has both sides and its state in words', () => {
  const row = {
    offer_id: '7',
    sender_name: 'mallory',
    recipient_name: 'alice',
    memo: 'your prize',
    state: 5,
    sender_assets: [],
    recipient_assets: [
      { asset_id: '1' },
      {},
      {
        asset_id: '2',
        collection: { collection_name: 'pronghornart' },
        template: { template_id: '3', immutable_data: { name: 'Doe' } },
      },
    ],
    created_at_time: '9',
  };
  expect(atomicOffer(row)).toEqual({
    contract: 'atomicassets',
    id: '7',
    sender: 'mallory',
    recipient: 'alice',
    memo: 'your prize',
    state: 'cancelled',
    gives: [],
    gets: [
      { id: '1', identity: { name: null, collection: '', template: null, image: null } },
      {
        id: '2',
        identity: { name: 'Doe', collection: 'pronghornart', template: '3', image: null },
      },
    ],
    created: 9,
    fromTables: false,
  });
  expect(atomicOffer({ ...row, state: 77 })?.state).toBe('unknown');
  expect(atomicOffer({})).toBeNull();
});

it('an offer in the table of AtomicAssets is open, has both sides and no time', () => {
  const row = {
    offer_id: '7',
    sender: 'mallory',
    recipient: 'alice',
    sender_asset_ids: ['1'],
    recipient_asset_ids: ['2', '3', null],
    memo: 'your prize',
    ram_payer: 'mallory',
  };
  expect(atomicTableOffer(row)).toEqual({
    contract: 'atomicassets',
    id: '7',
    sender: 'mallory',
    recipient: 'alice',
    memo: 'your prize',
    state: 'pending',
    gives: [only('1')],
    gets: [only('2'), only('3')],
    created: null,
    fromTables: true,
  });
  expect(atomicTableOffer({})).toBeNull();
});

it('an offer of SimpleAssets gives the NFT away', () => {
  const row = {
    assetid: '100000000000001',
    owner: 'alice',
    offeredto: 'carol',
    cdate: '1767490711',
  };
  expect(simpleOffer(row)).toMatchObject({
    contract: 'simpleassets',
    sender: 'alice',
    recipient: 'carol',
    state: 'pending',
    gives: [only('100000000000001')],
    gets: [],
    created: 1_767_490_711_000,
    fromTables: false,
  });
  expect(simpleOffer(null)).toBeNull();
});

const offer = (state: NftOffer['state']): NftOffer => ({
  contract: 'atomicassets',
  id: '7',
  sender: 'judy',
  recipient: 'heidi',
  memo: '',
  state,
  gives: [only('1')],
  gets: [],
  created: null,
  fromTables: false,
});

it('an open offer is accepted or declined by its recipient, and cancelled by its sender', () => {
  const acts = (actor: string) => possibleOfferActs(offer('pending'), actor);
  expect(acts('heidi')).toEqual(['accept', 'decline']);
  expect(acts('judy')).toEqual(['cancel']);
  expect(acts('mallory')).toEqual([]);
});

it('an offer with NFTs that were moved can only be ended', () => {
  const acts = (actor: string) => possibleOfferActs(offer('invalid'), actor);
  expect(acts('heidi')).toEqual(['decline']);
  expect(acts('judy')).toEqual(['cancel']);
});

it('nothing can be done about an offer that ended, or whose state is unknown', () => {
  for (const state of ['unknown', 'accepted', 'declined', 'cancelled'] as const) {
    expect(isOpenOffer(offer(state))).toBe(false);
    for (const actor of ['heidi', 'judy'])
      expect(possibleOfferActs(offer(state), actor)).toEqual([]);
  }
});

it('an offer of SimpleAssets cannot be declined', () => {
  const simple = { ...offer('pending'), contract: 'simpleassets' } as const;
  expect(possibleOfferActs(simple, 'heidi')).toEqual(['accept']);
  expect(possibleOfferActs(simple, 'judy')).toEqual(['cancel']);
});

it('an offer to AtomicMarket is that of a sale', () => {
  const toMarket = { ...offer('pending'), recipient: 'atomicmarket' };
  expect(isOfSale(toMarket)).toBe(true);
  expect(isOfSale({ ...toMarket, contract: 'simpleassets' })).toBe(false);
  expect(isOfSale(offer('pending'))).toBe(false);
});
