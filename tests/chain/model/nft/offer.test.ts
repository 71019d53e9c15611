import { expect, it } from 'vitest';
import {
  atomicOffer,
  isOpenOffer,
  type NftOffer,
  possibleOfferActs,
  simpleOffer,
} from '#src/chain/model/nft/offer.ts';

it('an offer of AtomicAssets has both sides and its state in words', () => {
  const row = {
    offer_id: '7',
    sender_name: 'mallory',
    recipient_name: 'alice',
    memo: 'your prize',
    state: 5,
    sender_assets: [],
    recipient_assets: [{ asset_id: '1' }, {}],
    created_at_time: '9',
  };
  expect(atomicOffer(row)).toEqual({
    id: '7',
    sender: 'mallory',
    recipient: 'alice',
    memo: 'your prize',
    state: 'cancelled',
    gives: [],
    gets: ['1'],
    created: 9,
  });
  expect(atomicOffer({ ...row, state: 77 })?.state).toBe('unknown');
  expect(atomicOffer({})).toBeNull();
});

it('an offer of SimpleAssets gives the NFT away', () => {
  const row = {
    assetid: '100000000000001',
    owner: 'alice',
    offeredto: 'carol',
    cdate: '1767490711',
  };
  expect(simpleOffer(row)).toMatchObject({
    sender: 'alice',
    recipient: 'carol',
    state: 'pending',
    gives: ['100000000000001'],
    gets: [],
    created: 1_767_490_711_000,
  });
  expect(simpleOffer(null)).toBeNull();
});

const offer = (state: NftOffer['state']): NftOffer => ({
  id: '7',
  sender: 'judy',
  recipient: 'heidi',
  memo: '',
  state,
  gives: ['1'],
  gets: [],
  created: null,
});

it('an open offer is accepted or declined by its recipient, and cancelled by its sender', () => {
  const acts = (actor: string) => possibleOfferActs(offer('pending'), 'atomicassets', actor);
  expect(acts('heidi')).toEqual(['accept', 'decline']);
  expect(acts('judy')).toEqual(['cancel']);
  expect(acts('mallory')).toEqual([]);
});

it('an offer with NFTs that were moved can only be ended', () => {
  const acts = (actor: string) => possibleOfferActs(offer('invalid'), 'atomicassets', actor);
  expect(acts('heidi')).toEqual(['decline']);
  expect(acts('judy')).toEqual(['cancel']);
});

it('nothing can be done about an offer that ended, or whose state is unknown', () => {
  for (const state of ['unknown', 'accepted', 'declined', 'cancelled'] as const) {
    expect(isOpenOffer(offer(state))).toBe(false);
    for (const actor of ['heidi', 'judy'])
      expect(possibleOfferActs(offer(state), 'atomicassets', actor)).toEqual([]);
  }
});

it('an offer of SimpleAssets cannot be declined', () => {
  expect(possibleOfferActs(offer('pending'), 'simpleassets', 'heidi')).toEqual(['accept']);
  expect(possibleOfferActs(offer('pending'), 'simpleassets', 'judy')).toEqual(['cancel']);
});
