import type { ReactNode } from 'react';
import type { AccountOffers as Of } from '#src/chain/model/nft/offer.ts';
import { AccountOffers } from '#src/components/nft/account-offers.tsx';
import { MoreRows } from '#src/components/ui/rows/more-rows.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { accountOffersStore } from '#src/stores/nft/nft.ts';
import { OfferList } from '../nft/offer-list.tsx';
import { OutcomeBanner } from '../wallet/outcome-banner.tsx';

const storeOf = {
  recipient: (account: string) => accountOffersStore({ account, side: 'recipient' }),
  sender: (account: string) => accountOffersStore({ account, side: 'sender' }),
};

/** The open offers of NFTs that an account got, and those that it made. Their sides can end them. */
export function AccountNftOffers({ name }: { name: string }) {
  const { state: received } = useLoad(storeOf.recipient, name);
  const { state: sent } = useLoad(storeOf.sender, name);
  const outcome = <OutcomeBanner />;
  if (received.kind === 'empty' && sent.kind === 'empty')
    return (
      <AccountOffers side="either" state={received} outcome={outcome}>
        {() => null}
      </AccountOffers>
    );
  const mayHaveButton = received.kind === 'loading' || received.kind === 'ready';
  return (
    <>
      <Offers account={name} side="recipient" outcome={outcome} />
      <Offers account={name} side="sender" logIn={!mayHaveButton} />
    </>
  );
}

interface OffersProps extends Of {
  outcome?: ReactNode;
  /** Whether visitors can log in here. */
  logIn?: boolean;
}

function Offers({ account, side, outcome, logIn = true }: OffersProps) {
  const { state, store, onRetry } = useLoad(storeOf[side], account);
  return (
    <AccountOffers side={side} state={state} onRetry={onRetry} outcome={outcome}>
      {({ rows, next, loadingMore, moreFailure }) => (
        <>
          <OfferList offers={rows} logIn={logIn} />
          <MoreRows
            more={next !== null}
            pending={loadingMore}
            failure={moreFailure}
            onMore={() => void store?.loadMore()}
          />
        </>
      )}
    </AccountOffers>
  );
}

await textsReady();
