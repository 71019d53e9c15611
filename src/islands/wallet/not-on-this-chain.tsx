import type { FormFact } from '#src/chain/model/chain/contract-facts.ts';
import { Banner } from '#src/components/ui/banner.tsx';
import { useChainFactsTexts } from '#src/i18n/areas/chain-facts/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';

/** Says what the chain lacks, although its file names it. */
export function NotOnThisChain({ fact }: { fact: FormFact }) {
  const text = useChainFactsTexts();
  return (
    <Banner kind="warning" title={text.lacks(text.names[fact])}>
      {text.lacksHint}
    </Banner>
  );
}

await textsReady();
