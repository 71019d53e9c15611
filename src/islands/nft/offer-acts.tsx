import { endOffer, type OfferAct } from '#src/chain/actions/nft-offer.ts';
import { isOfSale, type NftOffer } from '#src/chain/model/nft/offer.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { OfferButtons } from '#src/components/nft/offer-buttons.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { useNftOfferTexts } from '#src/i18n/areas/nft/offer/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { logIn } from '../wallet/login.tsx';
import { useSigningStage } from '../wallet/use-wallet.ts';

interface OfferActsProps {
  offer: NftOffer;
  acts: readonly OfferAct[];
  user: User;
}

/** The buttons of an offer that the user can end. */
export function OfferActs({ offer, acts, user }: OfferActsProps) {
  const pending = useSigningStage() !== null;
  const end = (act: OfferAct) => {
    const action = endOffer(act, offer, user.actor, user.permission);
    void transact([action], { again: () => end(act) });
  };
  const sold = isOfSale(offer) ? (offer.gives[0]?.id ?? null) : null;
  return <OfferButtons id={offer.id} sold={sold} acts={acts} pending={pending} onAct={end} />;
}

/** For a visitor, who may be a side of an open offer. */
export function LogInToEnd() {
  const text = useNftOfferTexts();
  return (
    <p className="py-3">
      <Button size="sm" onClick={logIn}>
        {text.logIn}
      </Button>
    </p>
  );
}

await textsReady();
