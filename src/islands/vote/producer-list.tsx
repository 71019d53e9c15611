import { isProducing } from '#src/chain/model/vote/producer-view.ts';
import { PreviousNext } from '#src/components/ui/rows/previous-next.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SelectField } from '#src/components/ui/fields/select-field.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { TextField } from '#src/components/ui/fields/text-field.tsx';
import { ProducerPicker } from '#src/components/vote/producer-picker.tsx';
import { useRoundTexts } from '#src/i18n/areas/round/texts.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { rankedProducersStore } from '#src/stores/account/account-votes.ts';
import { useRoundView } from '#src/stores/block/round-view.ts';
import { producerProfilesStore } from '#src/stores/vote/producer-profiles.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useUrl, withQuery } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { usePicturesFromAnywhere } from '../use-pictures.ts';
import {
  orders,
  producersFor,
  type ProducersView,
  producersViewOf,
  states,
} from './producer-order.ts';

const PAGE = 100;
const START: ProducersView = { find: '', order: 'rank', state: 'all', page: 1 };

interface ProducerListProps {
  chosen: ReadonlySet<string>;
  maxVotes: number;
  onToggle: ((name: string) => void) | undefined;
}

/** The producers filtered and sorted by the address, in pages. */
export function ProducerList({ chosen, maxVotes, onToggle }: ProducerListProps) {
  const url = useUrl();
  const view = url ? producersViewOf(url) : START;
  const { state, store } = useLoad(rankedProducersStore, url && '');
  const { state: profiles } = useLoad(producerProfilesStore, url && '');
  const fromAnywhere = usePicturesFromAnywhere();
  const text = useVoteTexts();
  const round = useRoundTexts();
  const format = useFormat();
  const now = useRoundView();
  const none = state.kind === 'ready' && state.value.length === 0;
  const isRanked = view.order === 'rank' && view.state === 'all' && view.find.trim() === '';
  return (
    <Section
      title={text.producers}
      note={
        state.kind === 'ready' && (
          <>
            {text.producingNow(format.number(state.value.filter(isProducing).length))}
            {now && now.missed > 0 && ` · ${round.missedInRound(format.number(now.missed))}`}
          </>
        )
      }
    >
      <Choice view={view} />
      <StateView
        state={none ? { kind: 'empty' } : state}
        loading={<SkeletonRows rows={21} />}
        empty={{ title: text.noProducers, text: text.noProducersHint }}
        onRetry={store?.retry}
      >
        {(producers) => {
          const found = producersFor(producers, view);
          const from = Math.min(view.page - 1, Math.floor((found.length - 1) / PAGE)) * PAGE;
          return found.length === 0 ? (
            <p className="py-4 text-muted">
              {view.find.trim() === '' ? text.noneInState : text.nothingFound(view.find)}
            </p>
          ) : (
            <>
              <ProducerPicker
                producers={found.slice(from, from + PAGE)}
                profiles={profiles.kind === 'ready' ? profiles.value : undefined}
                fromAnywhere={fromAnywhere}
                schedule={now?.round.producers ?? []}
                turns={now?.turns ?? []}
                hasScheduleLine={isRanked && from === 0 && found.slice(0, 21).every(isProducing)}
                chosen={chosen}
                room={chosen.size < maxVotes}
                onToggle={onToggle}
              />
              {url && <Pages url={url} page={from / PAGE + 1} of={found.length} />}
            </>
          );
        }}
      </StateView>
    </Section>
  );
}

function Choice({ view }: { view: ProducersView }) {
  const text = useVoteTexts();
  return (
    <div className="grid grid-cols-2 gap-3 pb-3 md:grid-cols-[2fr_1fr_1fr]">
      <TextField
        label={text.find}
        type="search"
        className="max-md:col-span-2"
        dir="ltr"
        autoComplete="off"
        value={view.find}
        onChange={(event) => setQuery({ find: event.target.value || null, page: null })}
      />
      <SelectField
        label={text.shared.state}
        value={view.state}
        options={states.map((key) => ({ key, label: text.states[key] }))}
        onSelect={(key) => setQuery({ state: key === 'all' ? null : key, page: null })}
      />
      <SelectField
        label={text.order}
        value={view.order}
        options={orders.map((key) => ({ key, label: text.orders[key] }))}
        onSelect={(key) => setQuery({ sort: key === 'rank' ? null : key, page: null })}
      />
    </div>
  );
}

function Pages({ url, page, of }: { url: URL; page: number; of: number }) {
  const text = useVoteTexts();
  const format = useFormat();
  const last = Math.ceil(of / PAGE);
  if (last <= 1) return null;
  const at = (to: number, name: string) => ({
    href: withQuery(url, { page: to === 1 ? null : String(to) }).href,
    label: format.number(to),
    name,
  });
  return (
    <div className="flex justify-center border-t p-3">
      <PreviousNext
        label={text.shared.pages}
        previous={page > 1 ? at(page - 1, text.pageBefore) : null}
        next={page < last ? at(page + 1, text.shared.nextPage) : null}
      />
    </div>
  );
}
