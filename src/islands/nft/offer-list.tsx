import { Suspense } from 'react';
import { isOpenOffer, type NftOffer, possibleOfferActs } from '#src/chain/model/nft/offer.ts';
import { OfferTable } from '#src/components/nft/offer-table.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { useUser } from '../wallet/use-wallet.ts';

const acts = () => import('./offer-acts.tsx');
const OfferActs = lazyPart(async () => (await acts()).OfferActs);
const LogInToEnd = lazyPart(async () => (await acts()).LogInToEnd);

interface OfferListProps {
  offers: readonly NftOffer[];
}

/** Offers of NFTs. Their sides can end the open ones. */
export function OfferList({ offers }: OfferListProps) {
  const user = useUser();
  const actsOf = (offer: NftOffer) => {
    const possible = user ? possibleOfferActs(offer, user.actor) : [];
    return user && possible.length > 0 ? (
      <Suspense>
        <OfferActs contract={offer.contract} id={offer.id} acts={possible} user={user} />
      </Suspense>
    ) : null;
  };
  return (
    <>
      <OfferTable offers={offers} actsOf={actsOf} />
      {!user && offers.some(isOpenOffer) && (
        <Suspense>
          <LogInToEnd />
        </Suspense>
      )}
    </>
  );
}
