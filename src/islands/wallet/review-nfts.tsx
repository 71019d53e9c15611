import { pictureAt } from '#src/chain/services/image-url.ts';
import type { ActionView } from '#src/chain/model/action/action.ts';
import { transferredNfts } from '#src/chain/model/nft/nft.ts';
import type { Agreement } from '#src/chain/model/signing/agreement.ts';
import { NftList } from '#src/components/signing/nft-list.tsx';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { usePicturesFromAnywhere } from '../use-pictures.ts';

interface ReviewNftsProps {
  action: ActionView;
  /** What two operators say of them; null while loading. */
  agreement: Agreement | null;
}

/** The NFTs in a transfer; nothing for other actions. */
export function ReviewNfts({ action, agreement }: ReviewNftsProps) {
  const fromAnywhere = usePicturesFromAnywhere();
  const transfer = transferredNfts(action);
  const pictureOf = (url: string) => pictureAt(chainConfig().imageServiceUrl, url);
  return transfer && <NftList {...{ ...transfer, agreement, pictureOf, fromAnywhere }} />;
}
