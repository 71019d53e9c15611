import { useStore } from '@nanostores/react';
import { AsOfBlock } from '#src/components/wallet/as-of-block.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { $reversible } from '#src/stores/signing/reversible.ts';
import { useOutcome } from './use-wallet.ts';

/** As of which block the page is, unless the outcome on it says so. */
export function AsOf() {
  const reversible = useStore($reversible);
  const outcome = useOutcome();
  if (!reversible || outcome?.transactionId === reversible.id) return null;
  const { id, blockNum, blocksToGo } = reversible;
  return <AsOfBlock transactionId={id} {...{ blockNum, blocksToGo }} />;
}

await textsReady();
