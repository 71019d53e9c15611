import type { Nft } from '#src/chain/model/nft/nft.ts';
import type { Picture } from '#src/chain/model/nft/picture.ts';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { usePaged } from '../ui/rows/show-more.tsx';
import { CollectionName } from './collection-name.tsx';
import { type Tile, TileList } from './tile-list.tsx';

type ShownNft = Pick<Nft, 'contract' | 'id' | 'link' | 'name' | 'collection' | 'mint'> & {
  readonly thumbnail: Picture | null;
};

const PAGE = 24;

interface NftGridProps {
  nfts: readonly ShownNft[];
  /** Loads pictures from any server without a click. */
  fromAnywhere: boolean;
  /** Of one collection, which the page names. All are shown: the list itself grows by pages. */
  ofCollection?: boolean;
}

/** NFTs as pictures with names. Without a picture there is a blank of the same size. */
export function NftGrid({ nfts, fromAnywhere, ofCollection = false }: NftGridProps) {
  const text = useNftTexts();
  const { shown, more } = usePaged(nfts, ofCollection ? nfts.length : PAGE);
  return (
    <>
      <TileList
        label={text.shared.nfts}
        tiles={shown.map((nft) => tileOf(nft, ofCollection))}
        fromAnywhere={fromAnywhere}
      />
      {more}
    </>
  );
}

function tileOf(nft: ShownNft, ofCollection: boolean): Tile {
  const { contract, id, link, name, collection, mint, thumbnail } = nft;
  return {
    key: `${contract}/${id}`,
    link,
    title: name === null || name === id ? `#${id}` : name,
    picture: thumbnail,
    note: (
      <>
        {collection !== '' && !ofCollection && (
          <CollectionName collection={collection} contract={contract} />
        )}
        {mint !== null && (
          <span dir="ltr" className="wrap-anywhere">
            #{mint}
          </span>
        )}
      </>
    ),
  };
}
