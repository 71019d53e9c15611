import { ProducerFacts } from '#src/components/vote/producer-facts.tsx';
import { Section } from '#src/components/ui/section.tsx';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import type { RankedProducer } from '#src/chain/client/account/account-voting.ts';
import { useAccountVotesTexts } from '#src/i18n/areas/account/votes/texts.ts';

interface ProducerPartProps {
  name: string;
  state: LoadState<readonly RankedProducer[]>;
}

/** The account as a producer; nothing if it is none. */
export function ProducerPart({ name, state }: ProducerPartProps) {
  const text = useAccountVotesTexts();
  const producer =
    state.kind === 'ready' ? state.value.find(({ owner }) => owner === name) : undefined;
  if (!producer) return null;
  return (
    <Section title={text.asProducer} flush>
      <ProducerFacts producer={producer} />
    </Section>
  );
}
