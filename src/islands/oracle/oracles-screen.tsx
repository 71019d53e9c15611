import { FeedTable } from '#src/components/oracle/feed-table.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useOracleTexts } from '#src/i18n/areas/oracle/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { oracleFeedsStore } from '#src/stores/oracle/oracles.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useRouteParam, useUrl } from '#src/stores/url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { SearchField } from '../search-field.tsx';
import { Feed } from './feed.tsx';

export function OraclesScreen({ locale }: ScreenProps) {
  const index = useRouteParam();
  return <Screen locale={locale}>{index ? <Feed index={index} /> : <Feeds />}</Screen>;
}

/** All feeds, filtered by name and description. */
function Feeds() {
  const url = useUrl();
  const load = useLoad(oracleFeedsStore, url && '');
  const text = useOracleTexts();
  const format = useFormat();
  const search = url?.searchParams.get('search') ?? '';
  const term = search.trim().toLowerCase();
  return (
    <>
      <h1 className="title">{text.title}</h1>
      <p className="max-w-prose text-muted">{text.intro}</p>
      <SearchField label={text.search} className="max-w-form" />
      <Section
        title={text.feeds}
        note={load.state.kind === 'ready' && format.number(load.state.value.length)}
      >
        <StateView {...load} empty={{ title: text.none, text: text.noneHint }}>
          {(feeds) => {
            const found = feeds.filter(({ name, description }) =>
              `${name} ${description}`.toLowerCase().includes(term),
            );
            return found.length === 0 ? (
              <p className="py-4 text-muted">{text.nothingFound(search)}</p>
            ) : (
              <FeedTable feeds={found} />
            );
          }}
        </StateView>
      </Section>
    </>
  );
}

export const screen: ScreenModule = { Screen: OraclesScreen };

await textsReady();
