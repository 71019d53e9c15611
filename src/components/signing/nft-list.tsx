import { agreedNft } from '#src/chain/model/signing/given-nfts.ts';
import type { Agreement } from '#src/chain/model/signing/agreement.ts';
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
  contract: Nft['contract'];
  ids: readonly string[];
  /** The NFTs an indexer has; null while loading. */
  nfts: readonly ListedNft[] | null;
  /** The indexer's host; null if one node is the source. */
  source: string | null;
  /** What two operators say of the NFTs; null while loading. */
  agreement: Agreement | null;
  /** Loads pictures from any server without a click. */
  fromAnywhere: boolean;
}

/**
 * The NFTs that an action transfers, with what two operators say of them. A picture is of the source
 * alone: it is shown only beside the name and the collection that the operators confirm.
 */
export function NftList(props: NftListProps) {
  const { contract, ids, nfts, agreement, fromAnywhere } = props;
  const text = useSigningTexts();
  const source = props.source ?? text.oneNode;
  const agreed = agreement?.kind === 'agree' ? agreement.prices : [];
  return (
    <ul className="mt-2 space-y-2">
      {ids.map((id) => {
        const nft = nfts?.find((one) => one.contract === contract && one.id === id);
        const known = agreedNft(agreed, { contract, id });
        const isNamed = known !== null && known.name !== null;
        const isSame =
          nft && isNamed && nft.collection === known.collection && nft.name === known.name;
        return (
          <li key={id} className="flex items-center gap-3">
            <Thumbnail
              picture={isSame ? nft.thumbnail : null}
              source={source}
              fromAnywhere={fromAnywhere}
            />
            <div className="min-w-0">
              <p className="font-medium">
                {known && known.name !== null && <HostileText text={`${cutName(known.name)} `} />}
                <NftLink id={id} />
              </p>
              {known && known.collection !== '' && (
                <p className="text-xs">
                  {text.collection}{' '}
                  <CollectionName collection={known.collection} contract={contract} />
                </p>
              )}
              {nft && isNamed && !isSame && (
                <p className="text-xs text-warning">{text.otherNft(source)}</p>
              )}
              {nft && agreement && !known && (
                <p className="text-xs text-warning">{text.uncomparedNft(source)}</p>
              )}
              {nfts !== null && !nft && <p className="text-xs text-muted">{text.unknownNft}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface ThumbnailProps {
  picture: Picture | null;
  source: string;
  fromAnywhere: boolean;
}

function Thumbnail({ picture: shown, source, fromAnywhere }: ThumbnailProps) {
  const text = useSigningTexts();
  const { picture, load } = useNftPicture(shown, text.noPicture, fromAnywhere);
  return (
    <span className="relative block w-24 shrink-0">
      {picture}
      {load}
      {shown && (
        <span className="block text-xs wrap-anywhere text-muted">{text.pictureFrom(source)}</span>
      )}
    </span>
  );
}
