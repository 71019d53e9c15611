import { type ReactNode, useCallback, useState } from 'react';
import type { ShownNft } from '#src/chain/client/nft/nft.ts';
import type { PastNft } from '#src/chain/client/nft/nft-history.ts';
import { EventTable } from '#src/components/nft/event-table.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import type { InfiniteList } from '#src/stores/history/infinite-list.ts';
import { nftHistoryStore, nftOffersStore, nftSalesStore } from '#src/stores/nft/nft.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { InfiniteRowsView } from '../infinite-rows-view.tsx';
import { OutcomeBanner } from '../wallet/outcome-banner.tsx';
import { OfferList } from './offer-list.tsx';
import { SaleList } from './sale-list.tsx';

/** What happened to an NFT. Placeholders until the NFT is known. */
export function NftHistory({ nft }: { nft: ShownNft | null }) {
  const text = useNftTexts();
  return (
    <Section title={text.shared.history}>
      {nft ? (
        <Rows
          nft={nft}
          storeOf={nftHistoryStore}
          empty={{ title: text.noHistory, text: text.noHistoryHint }}
        >
          {(events) => <EventTable events={events} />}
        </Rows>
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Section>
  );
}

/** Trade offers with an NFT. */
export function NftOffers({ nft }: { nft: ShownNft | null }) {
  const text = useNftTexts();
  return (
    <Section title={text.offers}>
      <OutcomeBanner />
      {nft ? (
        <Rows
          nft={nft}
          storeOf={nftOffersStore}
          empty={{ title: text.noOffers, text: text.noOffersHint }}
        >
          {(offers) => <OfferList offers={offers} />}
        </Rows>
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Section>
  );
}

/** The sales of an NFT at AtomicMarket. */
export function NftSales({ nft }: { nft: ShownNft | null }) {
  const text = useNftTexts();
  return (
    <Section id="sales" title={text.sales}>
      {nft ? (
        <Rows
          nft={nft}
          storeOf={nftSalesStore}
          empty={{ title: text.noSales, text: text.noSalesHint }}
        >
          {(sales) => <SaleList sales={sales} />}
        </Rows>
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Section>
  );
}

interface RowsProps<Row> {
  nft: PastNft;
  storeOf: (nft: PastNft) => InfiniteList<Row>;
  empty: { title: string; text: string };
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list of an NFT that grows on request. */
function Rows<Row>({ nft, storeOf, empty, children }: RowsProps<Row>) {
  // A refresh of the NFT must not restart the list.
  const [first] = useState(nft);
  const make = useCallback(() => storeOf(first), [storeOf, first]);
  const list = useLoad(make, first.id);
  return (
    <InfiniteRowsView list={list} empty={empty} loading={<SkeletonRows rows={4} />}>
      {children}
    </InfiniteRowsView>
  );
}
