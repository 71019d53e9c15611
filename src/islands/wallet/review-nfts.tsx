import type { ActionView } from '#src/chain/model/action/action.ts';
import type { Agreement } from '#src/chain/model/signing/agreement.ts';
import { nftTransfers } from '#src/chain/model/signing/outgoing-nfts.ts';
import { agreedTrade, namedTrade } from '#src/chain/model/signing/nft-trades.ts';
import { pictureAt } from '#src/chain/services/image-url.ts';
import { NftSides } from '#src/components/signing/nft-sides.tsx';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { usePicturesFromAnywhere } from '../use-pictures.ts';

interface ReviewNftsProps {
  action: ActionView;
  /** What two operators say of them; null while loading. */
  agreement: Agreement | null;
}

/** The NFTs that an action moves by its data, or by the trade that it names. */
export function ReviewNfts({ action, agreement }: ReviewNftsProps) {
  const fromAnywhere = usePicturesFromAnywhere();
  const named = namedTrade(action);
  const agreed = agreement?.kind === 'agree' ? agreement.prices : [];
  const trade = named ? agreedTrade(agreed, named) : { sides: nftTransfers(action), price: null };
  const pictureOf = (url: string) => pictureAt(chainConfig().imageServiceUrl, url);
  return (
    <NftSides
      {...{ agreement, pictureOf, fromAnywhere }}
      sides={trade?.sides ?? null}
      price={trade?.price ?? null}
    />
  );
}
