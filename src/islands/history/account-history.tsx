import { Suspense, useCallback, useMemo, useState } from 'react';
import { chainNow } from '#src/chain/core/clock.ts';
import type { ActionFilters, TokenFilter } from '#src/chain/model/action/action-filters.ts';
import { localDays, utcDays } from '#src/chain/model/shared/days.ts';
import { chipsOf } from '#src/components/history/chips.ts';
import { FilterChips } from '#src/components/history/filter-chips.tsx';
import { HistoryFilters } from '#src/components/history/history-filters.tsx';
import { SenderHidden } from '#src/components/history/sender-hidden.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';
import { useDates } from '#src/i18n/use-dates.ts';
import { tokensStore } from '#src/stores/account/account-tokens.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { type HistoryView, queryOfView, viewOfQuery } from '#src/stores/history/history-view.ts';
import { historyKey } from '#src/stores/history/history.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useUrl, pushUrl, withQuery } from '#src/stores/url.ts';
import { HistoryExportPart } from './history-export.tsx';
import { HistoryRows } from './history-rows.tsx';
import { changeSpamMark, useSpamSenders } from './use-spam-senders.ts';
import { ViewControls } from './view-controls.tsx';

/**
 * An account's full history with filters, sorting, search and export. All state is in the address.
 */
export function AccountHistory({ name }: { name: string }) {
  const url = useUrl();
  const search = url?.search ?? '';
  const view = useMemo(() => viewOfQuery(new URLSearchParams(search)), [search]);
  const [exporting, setExporting] = useState<string | null>(null);
  const text = useHistoryTexts();
  const { senders, leftOut } = useSpamSenders(name);
  const [justMarked, setJustMarked] = useState<string | null>(null);
  const key = historyKey(name, view, leftOut);
  const { utc } = useDates();
  const chips = chipsOf(view.filters, text, utc ? utcDays : localDays);

  const change = (part: Partial<HistoryView>) => {
    if (url) pushUrl(withQuery(url, queryOfView({ ...view, ...part })));
  };
  const filter = (filters: HistoryView['filters']) => change({ filters });
  const hideSpam = view.filters.hideSpam;
  const mark = useCallback((sender: string, marked: boolean) => {
    changeSpamMark(sender, marked);
    setJustMarked(marked ? sender : null);
  }, []);
  return (
    <Section
      title={text.title}
      actions={
        <ViewControls
          view={view}
          onChange={change}
          onExport={() => setExporting(historyKey(name, view, [...senders]))}
        />
      }
    >
      <AccountFilters
        name={name}
        filters={view.filters}
        active={chips.length}
        spamSenders={senders.size}
        onChange={filter}
      />
      <FilterChips chips={chips} onChange={filter} />
      {hideSpam && justMarked !== null && senders.has(justMarked) && (
        <SenderHidden sender={justMarked} onUndo={() => mark(justMarked, false)} />
      )}
      {exporting !== null && (
        <HistoryExportPart
          key={exporting}
          name={name}
          of={exporting}
          onClose={() => setExporting(null)}
        />
      )}
      <HistoryRows
        name={name}
        of={key}
        view={view}
        spamSenders={senders}
        onMarkSpam={mark}
        onNarrow={(part) => filter({ ...view.filters, ...part })}
      />
    </Section>
  );
}

const SpamSendersPart = lazyPart(
  async () => (await import('./spam-senders-part.tsx')).SpamSendersPart,
);

interface AccountFiltersProps {
  name: string;
  filters: ActionFilters;
  active: number;
  /** Number of senders that the visitor marked as spam. */
  spamSenders: number;
  onChange: (filters: ActionFilters) => void;
}

/** The filters. The account's own tokens are loaded for the token filter. */
function AccountFilters({ name, ...props }: AccountFiltersProps) {
  const [opened, setOpened] = useState(false);
  const [now] = useState(chainNow);
  const { state } = useLoad(tokensStore, opened ? name : null);
  const balances = state.kind === 'ready' ? state.value.tokens : null;
  const tokens = useMemo(() => {
    const { accounts, coreSymbol } = chainConfig();
    const core: TokenFilter = { contract: accounts.token, symbol: coreSymbol.code };
    const others = (balances ?? [])
      .map(({ contract, amount }) => ({ contract, symbol: amount.symbol.code }))
      .filter(({ contract, symbol }) => contract !== core.contract || symbol !== core.symbol);
    return [core, ...others];
  }, [balances]);
  return (
    <HistoryFilters
      {...props}
      tokens={tokens}
      now={now}
      onWantTokens={() => setOpened(true)}
      spamSendersPart={
        <Suspense>
          <SpamSendersPart />
        </Suspense>
      }
    />
  );
}
