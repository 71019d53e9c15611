import type { RankedProducer } from '#src/chain/client/account/account-voting.ts';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { ProducerFacts } from '#src/components/vote/vote-facts.tsx';
import { useAccountVotesTexts } from '#src/i18n/areas/account/votes/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { rankedProducersStore } from '#src/stores/account/account-votes.ts';
import { useLoad } from '#src/stores/load-store.ts';

interface ProducerPartProps {
  name: string;
  /** Without what only its operator needs. */
  brief?: boolean;
}

/** A registered producer's rank and votes, with a link to its page. */
export function ProducerPart({ name, brief = false }: ProducerPartProps) {
  const text = useAccountVotesTexts();
  const href = useHref();
  const load = useLoad(rankedProducersStore, name);
  return (
    <Section
      title={text.asProducer}
      actions={
        <a href={href(`/producers/${name}`)} className="text-accent hover:underline">
          {text.producerPage}
        </a>
      }
    >
      <StateView {...load} loading={<SkeletonRows rows={5} />}>
        {(producers) => <Found name={name} producers={producers} brief={brief} />}
      </StateView>
    </Section>
  );
}

function Found({
  name,
  producers,
  brief,
}: Required<ProducerPartProps> & { producers: readonly RankedProducer[] }) {
  const producer = producers.find(({ owner }) => owner === name);
  return producer ? <ProducerFacts producer={producer} brief={brief} /> : null;
}

await textsReady();
