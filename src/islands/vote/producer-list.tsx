import { useState } from 'react';
import { LoadMore } from '#src/components/ui/pager.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { ProducerPicker } from '#src/components/vote-form/producer-picker.tsx';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { rankedProducersStore } from '#src/stores/account-votes.ts';
import { chainConfig } from '#src/stores/chain.ts';
import { useLoad } from '#src/stores/query.ts';
import { setQuery, useUrl } from '#src/stores/url.ts';

const PAGE = 100;

interface ProducerListProps {
  chosen: ReadonlySet<string>;
  onToggle: ((name: string) => void) | undefined;
}

/** All producers by votes, or those that `?find=` names. */
export function ProducerList({ chosen, onToggle }: ProducerListProps) {
  const url = useUrl();
  const find = url?.searchParams.get('find') ?? '';
  const { state, store } = useLoad(rankedProducersStore, url && '');
  const [pages, setPages] = useState(1);
  const text = useVoteTexts();
  const format = useFormat();
  const none = state.kind === 'ready' && state.value.length === 0;
  return (
    <Section
      title={text.producers}
      note={state.kind === 'ready' && format.number(state.value.length)}
      flush
    >
      <div className="border-b p-4">
        <TextField
          label={text.find}
          type="search"
          dir="ltr"
          autoComplete="off"
          value={find}
          onChange={(event) => setQuery({ find: event.target.value || null })}
        />
      </div>
      <StateView
        state={none ? { kind: 'empty' } : state}
        loading={<SkeletonRows rows={21} />}
        empty={{ title: text.noProducers, text: text.noProducersHint }}
        onRetry={store?.retry}
      >
        {(producers) => {
          const wanted = find.trim().toLowerCase();
          const found = producers.filter(
            ({ owner, url: site }) => owner.includes(wanted) || site.toLowerCase().includes(wanted),
          );
          const shown = found.slice(0, pages * PAGE);
          return found.length === 0 ? (
            <p className="px-4 py-8 text-center text-muted">{text.nothingFound(find)}</p>
          ) : (
            <>
              <ProducerPicker
                producers={shown}
                chosen={chosen}
                room={chosen.size < chainConfig().maxVotes}
                onToggle={onToggle}
              />
              {shown.length < found.length && <LoadMore onMore={() => setPages(pages + 1)} />}
            </>
          );
        }}
      </StateView>
    </Section>
  );
}
