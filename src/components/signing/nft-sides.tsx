import type { NftTransfer } from '#src/chain/model/nft/trade.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { NftList, type NftListProps } from './nft-list.tsx';

interface NftSidesProps extends Pick<NftListProps, 'agreement' | 'pictureOf' | 'fromAnywhere'> {
  /** Null if two operators do not agree what they are, or while their responses are pending. */
  sides: readonly NftTransfer[] | null;
  /** The tokens paid for the NFTs; null for none. */
  price?: string | null;
}

/** The NFTs that an action moves, by the accounts that give them, and what is paid for them. */
export function NftSides({ sides, price = null, ...list }: NftSidesProps) {
  const text = useSigningTexts();
  if (sides === null)
    return list.agreement && <p className="text-xs text-warning">{text.uncomparedTrade}</p>;
  return (
    <div className="mt-2 space-y-2">
      {sides.map(
        ({ contract, giver, ids }) =>
          ids.length > 0 && (
            <section key={giver}>
              <p className="text-xs text-muted">
                {text.givenBy} <AccountLink name={giver} />
              </p>
              <NftList {...{ contract, ids }} {...list} />
            </section>
          ),
      )}
      {price !== null && (
        <p className="text-xs text-muted">
          {text.shared.price}{' '}
          <span dir="ltr" className="font-medium">
            <HostileText text={price} />
          </span>
        </p>
      )}
    </div>
  );
}
