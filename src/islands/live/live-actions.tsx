import { LiveFiltersForm, type LiveFilters } from '#src/components/live/live-filters.tsx';
import { LiveList } from '#src/components/live/live-list.tsx';
import { LiveGapRow, LiveRow } from '#src/components/live/live-row.tsx';
import { SourceLine } from '#src/components/live/source-line.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { FailureBanner } from '#src/components/ui/state-view.tsx';
import { useLiveTexts } from '#src/i18n/areas/live/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useHead } from '#src/stores/chain/head.ts';
import { isGap, LIVE_ROWS } from '#src/stores/history/live-rows.ts';
import type { LiveView, LiveWatch } from '#src/stores/history/live-watch.ts';

interface LiveActionsProps {
  /** Null while the page is prerendered. */
  filters: LiveFilters | null;
  onFilter: (filters: LiveFilters) => void;
  view: LiveView;
  watch: LiveWatch;
}

const noFilters: LiveFilters = { account: null, contract: null, name: null };

/** Live actions with their filters and source. */
export function LiveActions({ filters, onFilter, view, watch }: LiveActionsProps) {
  const text = useLiveTexts();
  const head = useHead();
  const config = filters && chainConfig();
  const narrow = Boolean(filters?.account ?? filters?.contract);
  const failure =
    view.failure ??
    (head.kind === 'failed' || head.kind === 'ready' ? (head.failure ?? null) : null);
  return (
    <Section title={text.list}>
      <div className="space-y-3 pb-2">
        <LiveFiltersForm filters={filters ?? noFilters} onChange={onFilter} />
        <SourceLine
          source={view.source}
          earlier={view.earlier}
          account={filters?.contract === null ? filters.account : null}
          streamPossible={!narrow && typeof config?.hyperionUrl === 'string'}
        />
      </div>
      {failure && view.running && (
        <FailureBanner failure={failure} stale={view.visible.length > 0} />
      )}
      <LiveList
        items={view.visible}
        waiting={view.waitingCount}
        maxRows={LIVE_ROWS}
        onShow={watch.showPending}
        onPause={watch.freeze}
        empty={<NoneYet view={view} filtered={Object.values(filters ?? {}).some(Boolean)} />}
      >
        {(item) =>
          isGap(item) ? (
            <LiveGapRow {...item.gap} />
          ) : (
            <LiveRow
              row={item.row}
              system={config?.accounts.system}
              tokenContract={config?.accounts.token}
            />
          )
        }
      </LiveList>
    </Section>
  );
}

function NoneYet({ view, filtered }: { view: LiveView; filtered: boolean }) {
  const text = useLiveTexts();
  const format = useFormat();
  const { seen, source, running } = view;
  const matching = filtered && running;
  const noMatchText = text.noMatchYetHint(format.number(seen.actions), format.number(seen.blocks));
  const hint = matching
    ? source?.kind === 'stream'
      ? text.noMatchStreamHint
      : noMatchText
    : running
      ? text.nothingYetHint
      : text.pausedHint;
  return (
    <div className="py-4">
      <p className="font-semibold">{matching ? text.noMatchYet : text.nothingYet}</p>
      <p className="mt-1 max-w-prose text-muted">{hint}</p>
    </div>
  );
}
