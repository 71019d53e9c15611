import type { ReactNode } from 'react';
import type { NftOffer, OfferSide } from '#src/chain/model/nft/offer.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { useAccountNftsTexts } from '#src/i18n/areas/account/nfts/texts.ts';
import { Section } from '../ui/section.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { StateView } from '../ui/state-view.tsx';

interface AccountOffersProps<Page> {
  /** What the account is to the offers; 'either' where it has none. */
  side: OfferSide | 'either';
  state: LoadState<Page>;
  onRetry?: (() => void) | undefined;
  /** The outcome of what was signed here. */
  outcome?: ReactNode;
  /** The table, and a button for more. */
  children: (page: Page) => ReactNode;
}

/** The open offers of NFTs that an account got or made. */
export function AccountOffers<Page extends { readonly rows: readonly NftOffer[] }>({
  side,
  state,
  onRetry,
  outcome,
  children,
}: AccountOffersProps<Page>) {
  const text = useAccountNftsTexts().offers[side];
  return (
    <Section title={text.title}>
      {outcome}
      <StateView
        state={state}
        empty={{ title: text.none, text: text.noneHint }}
        loading={<SkeletonRows rows={2} />}
        {...(onRetry && { onRetry })}
      >
        {(page) => (
          <>
            {page.rows.some(({ fromTables }) => fromTables) && <TablesNote />}
            {children(page)}
          </>
        )}
      </StateView>
    </Section>
  );
}

function TablesNote() {
  const text = useAccountNftsTexts();
  return <p className="pt-3 text-muted">{text.offersFromTables}</p>;
}
