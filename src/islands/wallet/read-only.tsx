import type { ChainConfig } from '#src/chain/config/types.ts';
import { Banner } from '#src/components/ui/banner.tsx';
import { useWalletConnectTexts } from '#src/i18n/areas/wallet-connect/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';

/** Why nothing is signed on a chain. */
export function ReadOnly({ reason }: { reason: NonNullable<ChainConfig['readOnly']> }) {
  const { readOnly: text } = useWalletConnectTexts();
  return (
    <Banner kind="info" title={text.title}>
      {text[reason]}
    </Banner>
  );
}

await textsReady();
