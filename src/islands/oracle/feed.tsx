import type { OracleFeed } from '#src/chain/model/account/oracle.ts';
import { sourceName } from '#src/chain/model/shared/source-name.ts';
import { OracleValue } from '#src/components/oracle/oracle-value.tsx';
import { PointTable } from '#src/components/oracle/point-table.tsx';
import { ValueChart } from '#src/components/oracle/value-chart.tsx';
import { FactRow } from '#src/components/ui/fact-row.tsx';
import { ExportCsv } from '#src/components/ui/export-csv.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { HostileText } from '#src/components/ui/text/hostile-text.tsx';
import { Quoted } from '#src/components/ui/text/quoted.tsx';
import { Time } from '#src/components/ui/time.tsx';
import { useOracleTexts } from '#src/i18n/areas/oracle/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale, useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { feedHistoryStore, oracleFeedStore } from '#src/stores/oracle/oracles.ts';
import { useLoad } from '#src/stores/load-store.ts';

/** One feed: its value, what each provider reported last, and its history. */
export function Feed({ index }: { index: string }) {
  const { state, store } = useLoad(oracleFeedStore, index);
  const text = useOracleTexts();
  const locale = useLocale();
  const title =
    state.kind === 'ready' && state.value && state.value.name !== ''
      ? state.value.name
      : text.unnamed(index);
  return (
    <>
      <div>
        <a href={localizePath('/oracles', locale)} className="text-accent hover:underline">
          {text.all}
        </a>
        <h1 className="title wrap-anywhere">
          <HostileText text={title} limit={60} />
        </h1>
      </div>
      <StateView
        state={state}
        empty={{ title: text.noFeed, text: text.noFeedHint }}
        onRetry={store?.retry}
      >
        {(feed) => feed && <FeedParts feed={feed} />}
      </StateView>
      {state.kind === 'ready' && <History index={index} name={title} />}
    </>
  );
}

function FeedParts({ feed }: { feed: OracleFeed }) {
  const text = useOracleTexts();
  const format = useFormat();
  const [latest] = feed.points;
  return (
    <>
      {feed.description !== '' && (
        <p className="mb-6 max-w-prose">
          <Quoted text={feed.description} limit={240} />
        </p>
      )}
      <FactRow
        items={[
          { key: 'value', label: text.shared.value, value: <OracleValue value={feed.value} /> },
          { key: 'updated', label: text.updated, value: latest ? <Time at={latest.time} /> : '–' },
          {
            key: 'aggregate',
            label: text.aggregate,
            value: <HostileText text={feed.aggregate || '–'} limit={24} />,
          },
          {
            key: 'providers',
            label: text.providers,
            value: format.number(feed.providers.length),
          },
        ]}
      />
      <Section title={text.current} className="mt-8">
        {feed.points.length === 0 ? (
          <p className="py-4 text-muted">{text.noPoints}</p>
        ) : (
          <PointTable caption={text.current} points={feed.points} />
        )}
      </Section>
    </>
  );
}

function History({ index, name }: { index: string; name: string }) {
  const { state, store } = useLoad(feedHistoryStore, index);
  const text = useOracleTexts();
  const { screen } = useMessages();
  const points = state.kind === 'ready' ? state.value.points : [];
  return (
    <Section
      title={text.history}
      note={state.kind === 'ready' && screen.source(sourceName(state.value.source))}
      actions={
        points.length > 0 && (
          <ExportCsv
            rows={points}
            name={`oracle-${index}`}
            columns={{
              time: ({ time }) => new Date(time).toISOString(),
              provider: ({ provider }) => provider,
              value: ({ value }) => value,
            }}
          />
        )
      }
    >
      <StateView
        state={state}
        empty={{ title: text.noHistory, text: text.noHistoryHint }}
        onRetry={store?.retry}
      >
        {() => (
          <>
            <ValueChart points={points} />
            <PointTable caption={text.historyOf(name)} points={points.toReversed()} />
          </>
        )}
      </StateView>
    </Section>
  );
}
