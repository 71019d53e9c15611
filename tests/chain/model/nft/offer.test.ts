import { expect, it } from 'vitest';
import { atomicOffer, simpleOffer } from '#src/chain/model/nft/offer.ts';

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
