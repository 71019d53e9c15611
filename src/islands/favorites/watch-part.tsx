import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { watchChanges, type WatchFacts } from '#src/chain/model/account/watch.ts';
import { WatchRow } from '#src/components/favorites/watch-row.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { clockNow } from '#src/components/ui/clock.ts';
import { Section } from '#src/components/ui/section.tsx';
import { useFavoritesPageTexts } from '#src/i18n/areas/favorites/page/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { $favorites } from '#src/stores/favorites/favorites.ts';
import {
  $watchSnapshots,
  loadSnapshots,
  mostWatched,
  saveSnapshot,
  watchedStore,
} from '#src/stores/favorites/watched.ts';
import { waitingStore } from '#src/stores/multisig/waiting.ts';
import { useLoad } from '#src/stores/load-store.ts';

/** What changed at the watched accounts since the visitor has seen them. */
export function WatchPart() {
  const text = useFavoritesPageTexts();
  const format = useFormat();
  const watched = useStore($favorites)
    .filter(({ type, watched }) => type === 'account' && watched)
    .map(({ name }) => name);
  const names = watched.slice(0, mostWatched);
  const [facts, setFacts] = useState<Readonly<Record<string, WatchFacts>>>({});
  const seen = useStore($watchSnapshots);
  useEffect(loadSnapshots, []);
  const report = (name: string, one: WatchFacts) => setFacts((all) => ({ ...all, [name]: one }));
  const hasChanges = names.some((name) => {
    const [now, before] = [facts[name], seen[name]];
    return now && before && watchChanges(before, now).length > 0;
  });
  return (
    <Section title={text.watched} note={text.watchNote}>
      {names.length === 0 && <p className="py-2 text-muted">{text.noneWatched}</p>}
      <ul className="divide-y">
        {names.map((name) => (
          <Watched key={name} name={name} watched={watched} onFacts={report} />
        ))}
      </ul>
      {watched.length > names.length && (
        <p className="py-2 text-muted">{text.onlyFirst(format.number(mostWatched))}</p>
      )}
      {hasChanges && (
        <Button size="sm" className="mt-2" onClick={() => saveSnapshot(facts, watched, clockNow())}>
          {text.markSeen}
        </Button>
      )}
    </Section>
  );
}

interface WatchedProps {
  name: string;
  /** All watched accounts. */
  watched: readonly string[];
  onFacts: (name: string, facts: WatchFacts) => void;
}

function Watched({ name, watched, onFacts }: WatchedProps) {
  const { state } = useLoad(watchedStore, name);
  const proposals = useLoad(waitingStore, name).state;
  const waiting =
    proposals.kind === 'ready' ? proposals.value : proposals.kind === 'loading' ? [] : null;
  const before = useStore($watchSnapshots)[name];
  const now = state.kind === 'ready' ? state.value : null;
  const report = useEffectEvent((facts: WatchFacts) => {
    onFacts(name, facts);
    // Changes are counted from the first look on.
    if (!$watchSnapshots.get()[name]) saveSnapshot({ [name]: facts }, watched, clockNow());
  });
  useEffect(() => {
    if (now !== null) report(now);
  }, [now]);
  return (
    <WatchRow
      name={name}
      state={state.kind}
      since={before?.at ?? null}
      changes={now && before ? watchChanges(before, now) : []}
      waiting={waiting}
    />
  );
}
