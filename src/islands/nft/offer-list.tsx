import { Suspense } from 'react';
import { isOpenOffer, type NftOffer, possibleOfferActs } from '#src/chain/model/nft/offer.ts';
import { OfferTable } from '#src/components/nft/offer-table.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { useUser } from '../wallet/use-wallet.ts';
import { useOfferedNfts } from './use-offered-nfts.ts';

const acts = () => import('./offer-acts.tsx');
const OfferActs = lazyPart(async () => (await acts()).OfferActs);
const LogInToEnd = lazyPart(async () => (await acts()).LogInToEnd);

interface OfferListProps {
  offers: readonly NftOffer[];
  /** Whether visitors can log in below the list. */
  logIn?: boolean;
}

/** Offers of NFTs. Their sides can end the open ones. */
export function OfferList({ offers, logIn = true }: OfferListProps) {
  const user = useUser();
  const known = useOfferedNfts(offers);
  const actsOf = (offer: NftOffer) => {
    const possible = user ? possibleOfferActs(offer, user.actor) : [];
    return user && possible.length > 0 ? (
      <Suspense>
        <OfferActs offer={offer} acts={possible} user={user} />
      </Suspense>
    ) : null;
  };
  return (
    <>
      <OfferTable offers={offers} known={known} actsOf={actsOf} />
      {logIn && !user && offers.some(isOpenOffer) && (
        <Suspense>
          <LogInToEnd />
        </Suspense>
      )}
    </>
  );
}
