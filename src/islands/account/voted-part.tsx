import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import type { ProducerView } from '#src/chain/model/vote/producer-view.ts';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { FailureBanner } from '#src/components/ui/state-view.tsx';
import { VotedProducers } from '#src/components/vote/voted-producers.tsx';
import { useAccountVotesTexts } from '#src/i18n/areas/account/votes/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useQueryChoice } from '#src/stores/query-choice.ts';

interface VotedPartProps {
  title: string;
  names: readonly string[];
  state: LoadState<readonly ProducerView[]>;
}

/** The producers of a vote, by rank, or by name with `?by=name`. */
export function VotedPart({ title, names, state }: VotedPartProps) {
  const text = useAccountVotesTexts();
  const format = useFormat();
  const [order, setOrder] = useQueryChoice('by', ['rank', 'name'], 'rank');
  return (
    <Section
      title={title}
      note={format.number(names.length)}

      actions={
        <Toggle
          label={text.shared.sortBy}
          options={[
            { key: 'rank', label: text.rank },
            { key: 'name', label: text.shared.name },
          ]}
          current={order}
          onSelect={setOrder}
        />
      }
    >
      {state.kind === 'failed' && <FailureBanner failure={state.failure} />}
      {names.length === 0 ? (
        <p className="py-4 text-muted">{text.noVotes}</p>
      ) : (
        <VotedProducers
          names={names}
          producers={state.kind === 'ready' ? state.value : []}
          order={order}
        />
      )}
    </Section>
  );
}
