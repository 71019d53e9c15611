import { useState } from 'react';
import { EthereumForm } from '#src/components/utility/ethereum-form.tsx';
import { GenerateForm } from '#src/components/utility/generate-form.tsx';
import type { ShownKey } from '#src/components/utility/key-forms.tsx';
import { PairForm } from '#src/components/utility/pair-form.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { checkPair, newPair, pairOfEthereum } from '#src/stores/utility/keys.ts';

/** Key pairs: generated, converted from Ethereum, and checked. */
export function Keys() {
  const text = useUtilityTexts();
  const [pair, setPair] = useState<ShownKey | null>(null);
  return (
    <div className="space-y-8">
      <Section title={text.generate.title}>
        <GenerateForm
          secure={isSecureContext}
          pair={pair}
          onGenerate={(curve) => void newPair(curve).then(setPair)}
        />
      </Section>
      <div className="grid gap-8 tablet:grid-cols-2 tablet:gap-16">
        <Section title={text.pair.title}>
          <PairForm check={checkPair} />
        </Section>
        <Section title={text.ethereum.title}>
          <EthereumForm convert={pairOfEthereum} />
        </Section>
      </div>
    </div>
  );
}
