import type { NftDetails } from '#src/chain/model/nft/details.ts';
import { buttonStyles } from '#src/components/ui/button.tsx';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { useUser } from '../wallet/use-wallet.ts';

/** The transfer form with the NFT filled in, for its owner. */
export function NftTransferLink({ nft }: { nft: NftDetails }) {
  const user = useUser();
  const text = useNftTexts();
  const locale = useLocale();
  if (user?.actor !== nft.owner || nft.transferable === false) return null;
  return (
    <a
      href={localizePath(`/wallet/transfer/nft-batch?ids=${nft.id}`, locale)}
      className={buttonStyles({})}
    >
      {text.transfer}
    </a>
  );
}
