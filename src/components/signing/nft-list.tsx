import { agreedNft } from '#src/chain/model/signing/outgoing-nfts.ts';
import type { Agreement } from '#src/chain/model/signing/agreement.ts';
import type { Nft } from '#src/chain/model/nft/nft.ts';
import type { Picture } from '#src/chain/model/nft/picture.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { CollectionName } from '../nft/collection-name.tsx';
import { NamedNft } from '../nft/named-nft.tsx';
import { useNftPicture } from '../nft/use-picture.tsx';
import { Paged } from '../ui/rows/show-more.tsx';

export interface NftListProps {
  contract: Nft['contract'];
  ids: readonly string[];
  /** What two operators say of the NFTs; null while loading. */
  agreement: Agreement | null;
  /** How the picture at a URL is shown; null if it cannot be. */
  pictureOf: (url: string) => Picture | null;
  /** Loads pictures from any server without a click. */
  fromAnywhere: boolean;
}

/**
 * The NFTs that an action moves, as two operators describe them: name, collection and picture. The id
 * stands alone if they do not.
 */
export function NftList({ contract, ids, agreement, pictureOf, fromAnywhere }: NftListProps) {
  const text = useSigningTexts();
  const agreed = agreement?.kind === 'agree' ? agreement.prices : [];
  return (
    <Paged rows={ids} page={50}>
      {(shown) => (
        <ul className="mt-2 space-y-2">
          {shown.map((id) => {
            const known = agreedNft(agreed, { contract, id });
            const image = known?.image ?? null;
            return (
              <li key={id} className="flex items-center gap-3">
                <Thumbnail
                  picture={image === null ? null : pictureOf(image)}
                  fromAnywhere={fromAnywhere}
                />
                <div className="min-w-0">
                  <p className="font-medium">
                    <NamedNft id={id} name={known?.name ?? null} />
                  </p>
                  {known && known.collection !== '' && (
                    <p className="text-xs">
                      {text.collection}{' '}
                      <CollectionName collection={known.collection} contract={contract} />
                    </p>
                  )}
                  {agreement && !known && (
                    <p className="text-xs text-warning">{text.uncomparedNft}</p>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Paged>
  );
}

interface ThumbnailProps {
  picture: Picture | null;
  fromAnywhere: boolean;
}

function Thumbnail({ picture: shown, fromAnywhere }: ThumbnailProps) {
  const text = useSigningTexts();
  const { picture, load } = useNftPicture(shown, text.noPicture, fromAnywhere);
  return (
    <span className="relative block w-24 shrink-0">
      {picture}
      {load}
    </span>
  );
}
