import { describe, expect, it } from 'vitest';
import { endOffer, type OfferAct } from '#src/chain/actions/nft-offer.ts';
import { publishedAbis } from '#tests/recordings/abis.ts';
import { describeAction } from './all-sentences.ts';
import { fieldNames, roundTrip } from './encoded.ts';

const acts: readonly OfferAct[] = ['accept', 'decline', 'cancel'];

describe('an offer of AtomicAssets', () => {
  const offer = { contract: 'atomicassets', id: '18446744073709551615' } as const;

  it('is ended by its number', () => {
    expect(acts.map((act) => endOffer(act, offer, 'heidi', 'trade'))).toEqual(
      ['acceptoffer', 'declineoffer', 'canceloffer'].map((name) => ({
        account: 'atomicassets',
        name,
        authorization: [{ actor: 'heidi', permission: 'trade' }],
        data: { offer_id: offer.id },
      })),
    );
  });

  it('stays as built through packing', () => {
    const abi = new Map(publishedAbis()).get('atomicassets')!;
    for (const act of acts) {
      const action = endOffer(act, offer, 'heidi', 'active');
      expect(roundTrip(action, abi)).toEqual(action.data);
      expect(Object.keys(action.data)).toEqual(fieldNames(action, abi));
    }
  });
});

it('an offer of SimpleAssets is ended by its NFT, and names who ends it', () => {
  const offer = { contract: 'simpleassets', id: '100000000000001' } as const;
  const by = { account: 'simpleassets', authorization: [{ actor: 'carol', permission: 'active' }] };
  expect(endOffer('accept', offer, 'carol', 'active')).toEqual({
    ...by,
    name: 'claim',
    data: { claimer: 'carol', assetids: [offer.id] },
  });
  expect(endOffer('cancel', offer, 'carol', 'active')).toEqual({
    ...by,
    name: 'canceloffer',
    data: { owner: 'carol', assetids: [offer.id] },
  });
});

it('what ends an offer has a sentence', () => {
  for (const contract of ['atomicassets', 'simpleassets'] as const)
    for (const act of acts)
      expect(
        describeAction(endOffer(act, { contract, id: '7' }, 'heidi', 'active')).key,
      ).not.toMatch(/^other/);
});
