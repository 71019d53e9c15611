import type { Action } from './action.ts';

/** What ends an offer: the first two by its recipient, the last by its sender. */
export type OfferAct = 'accept' | 'decline' | 'cancel';

interface OfferId {
  readonly contract: 'atomicassets' | 'simpleassets';
  /** Decimal text. SimpleAssets counts no offers: there it is the id of the NFT. */
  readonly id: string;
}

const atomicNames = {
  accept: 'acceptoffer',
  decline: 'declineoffer',
  cancel: 'canceloffer',
} as const satisfies Record<OfferAct, string>;

/** Ends an offer. SimpleAssets has no action that declines. */
export function endOffer(
  act: OfferAct,
  { contract, id }: OfferId,
  actor: string,
  permission: string,
): Action {
  const by = { account: contract, authorization: [{ actor, permission }] };
  if (contract === 'atomicassets') return { ...by, name: atomicNames[act], data: { offer_id: id } };
  return act === 'accept'
    ? { ...by, name: 'claim', data: { claimer: actor, assetids: [id] } }
    : { ...by, name: 'canceloffer', data: { owner: actor, assetids: [id] } };
}
