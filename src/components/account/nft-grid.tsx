import type { Nft } from '#src/chain/model/nft/nft.ts';
import type { Picture } from '#src/chain/model/nft/picture.ts';
import { useAccountPartsTexts } from '#src/i18n/areas/account/parts/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { CollectionName } from '../nft/collection-name.tsx';
import { cutName, useNftPicture } from '../nft/use-picture.tsx';
import { usePaged } from '../ui/rows/show-more.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

type ShownNft = Pick<Nft, 'contract' | 'id' | 'link' | 'name' | 'collection' | 'mint'> & {
  readonly thumbnail: Picture | null;
};

const PAGE = 24;

interface NftGridProps {
  nfts: readonly ShownNft[];
  /** Loads pictures from any server without a click. */
  fromAnywhere: boolean;
}

/** NFTs as pictures with names. Without a picture there is a blank of the same size. */
export function NftGrid({ nfts, fromAnywhere }: NftGridProps) {
  const { shown, more } = usePaged(nfts, PAGE);
  return (
    <>
      <ul className="grid grid-cols-2 gap-4 py-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
        {shown.map((nft) => (
          <Token key={`${nft.contract}/${nft.id}`} nft={nft} fromAnywhere={fromAnywhere} />
        ))}
      </ul>
      {more}
    </>
  );
}

function Token({ nft, fromAnywhere }: { nft: ShownNft; fromAnywhere: boolean }) {
  const text = useAccountPartsTexts();
  const href = useHref();
  const { contract, id, link, name, collection, mint, thumbnail } = nft;
  const { picture, load } = useNftPicture(thumbnail, text.noPicture, fromAnywhere);
  return (
    <li className="relative min-w-0">
      <a href={href(link)} className="group block">
        {picture}
        <span className="mt-2 line-clamp-2 font-medium text-accent group-hover:underline">
          <HostileText text={cutName(name ?? `#${id}`)} />
        </span>
      </a>
      {load}
      <p className="flex flex-wrap gap-x-2 text-xs text-muted">
        {collection !== '' && <CollectionName collection={collection} contract={contract} />}
        {mint !== null && (
          <span dir="ltr" className="wrap-anywhere">
            #{mint}
          </span>
        )}
      </p>
    </li>
  );
}
