import { NftGrid } from '#src/components/nft/nft-grid.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { groupNftsStore } from '#src/stores/nft/nft-groups.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { InfiniteRowsView } from '../infinite-rows-view.tsx';
import { usePicturesFromAnywhere } from '../use-pictures.ts';

interface GroupNftsProps {
  title: string;
  /** A collection, or a template as `collection/id`. */
  of: string;
}

/** The NFTs of a collection or a template, newest first. */
export function GroupNfts({ title, of }: GroupNftsProps) {
  const text = useNftTexts();
  const list = useLoad(groupNftsStore, of);
  const fromAnywhere = usePicturesFromAnywhere();
  return (
    <Section title={title}>
      <InfiniteRowsView
        list={list}
        empty={{ title: text.noNfts, text: text.noNftsHint }}
        loading={<SkeletonRows rows={6} />}
      >
        {(nfts) => <NftGrid nfts={nfts} ofCollection fromAnywhere={fromAnywhere} />}
      </InfiniteRowsView>
    </Section>
  );
}
