import type { Nft } from '#src/chain/model/nft/nft.ts';
import type { Picture } from '#src/chain/model/nft/picture.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { CollectionName } from '../nft/collection-name.tsx';
import { cutName, useNftPicture } from '../nft/use-picture.tsx';
import { NftLink } from '../ui/entity-link.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

export type ListedNft = Pick<Nft, 'contract' | 'id' | 'name' | 'collection'> & {
  readonly thumbnail: Picture | null;
};

interface NftListProps {
  contract: string;
  ids: readonly string[];
  /** The NFTs an indexer has; null while loading. */
  nfts: readonly ListedNft[] | null;
  /** Loads pictures from any server without a click. */
  fromAnywhere: boolean;
}

/** The NFTs that an action transfers, with an indexer's data. */
export function NftList({ contract, ids, nfts, fromAnywhere }: NftListProps) {
  const text = useSigningTexts();
  return (
    <ul className="mt-2 space-y-2">
      {ids.map((id) => {
        const nft = nfts?.find((one) => one.contract === contract && one.id === id);
        return (
          <li key={id} className="flex items-center gap-3">
            <Thumbnail picture={nft?.thumbnail ?? null} fromAnywhere={fromAnywhere} />
            <div className="min-w-0">
              <p className="font-medium">
                {nft && nft.name !== null && <HostileText text={`${cutName(nft.name)} `} />}
                <NftLink id={id} />
              </p>
              {nft && nft.collection !== '' && (
                <p className="text-xs">
                  {text.collection}{' '}
                  <CollectionName collection={nft.collection} contract={nft.contract} />
                </p>
              )}
              {nfts !== null && !nft && <p className="text-xs text-muted">{text.unknownNft}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Thumbnail(props: { picture: Picture | null; fromAnywhere: boolean }) {
  const text = useSigningTexts();
  const { picture, load } = useNftPicture(props.picture, text.noPicture, props.fromAnywhere);
  return (
    <span className="relative block w-24 shrink-0">
      {picture}
      {load}
    </span>
  );
}
