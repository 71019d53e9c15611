import { useCallback, useMemo, useState } from 'react';
import { amountOf } from '#src/chain/history/filters/amount.ts';
import { type FoldedRows, foldPayments } from '#src/chain/model/action/fold-payments.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import { netPayment } from '#src/chain/model/action/net-payment.ts';
import { ramTrade } from '#src/chain/model/action/ram-trade.ts';
import { isSentBy } from '#src/chain/model/action/sender.ts';
import type { ActionFilters, FilterName } from '#src/chain/model/action/action-filters.ts';
import { rowsIn, type LoadState } from '#src/chain/model/shared/load-state.ts';
import { sourceName } from '#src/chain/model/shared/source-name.ts';
import { HistoryTable } from '#src/components/history/history-table.tsx';
import { NothingFound } from '#src/components/history/nothing-found.tsx';
import { SearchFoot } from '#src/components/history/search-foot.tsx';
import { SourceLine } from '#src/components/history/source-line.tsx';
import { WithoutHistory } from '#src/components/history/without-history.tsx';
import { NoticeRow } from '#src/components/ui/rows/notice-row.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { FailureBanner, StateView } from '#src/components/ui/state-view.tsx';
import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';
import { useSentencesReady } from '#src/i18n/sentences/use-sentences.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { chainConfig, systemAccount } from '#src/stores/chain/chain.ts';
import { historyStore, knownSources } from '#src/stores/history/history.ts';
import type { HistoryList } from '#src/stores/history/history-list.ts';
import type { HistoryStore } from '#src/stores/history/history-reader.ts';
import type { HistoryView } from '#src/stores/history/history-view.ts';
import { useLoad } from '#src/stores/load-store.ts';

interface HistoryRowsProps {
  name: string;
  /** The account and its filters. */
  of: string;
  view: HistoryView;
  spamSenders: ReadonlySet<string>;
  onMarkSpam: (sender: string, marked: boolean) => void;
  onNarrow: (filters: Partial<ActionFilters>) => void;
}

/** The filtered rows. While a new view loads, the last one stays, dimmed. */
export function HistoryRows({ of, ...found }: HistoryRowsProps) {
  const { state, store } = useLoad(historyStore, of);
  const [last, setLast] = useState<LoadState<HistoryList>>(state);
  if (state.kind !== 'loading' && state !== last) setLast(state);
  const shown = state.kind === 'loading' && last.kind === 'ready' ? last : state;
  const ready = useSentencesReady(rowsIn(shown), systemAccount);
  const without = shown.kind === 'failed' || shown.kind === 'unsupported';
  return (
    <>
      <StateView
        state={ready ? shown : { kind: 'loading' }}
        loading={<SkeletonRows rows={20} />}
        onRetry={store?.retry}
      >
        {(list) => <Found {...found} list={list} store={store} stale={shown !== state} />}
      </StateView>
      {without && <WithoutHistory />}
    </>
  );
}

const noPayments: FoldedRows['payments'] = new Map();

interface FoundProps extends Omit<HistoryRowsProps, 'of'> {
  list: HistoryList;
  store: HistoryStore | null;
  stale: boolean;
}

function Found({ name, list, store, view, stale, spamSenders, ...marks }: FoundProps) {
  const text = useHistoryTexts();
  const format = useFormat();
  const { next, reading, failure, checked, until } = list;
  const { hideSpam } = view.filters;
  const [rows, fresh] = useMemo(() => {
    const isShown = (row: ActionRow) => !hideSpam || !isSentBy(row, spamSenders);
    return [list.rows.filter(isShown), list.fresh.filter(isShown)];
  }, [list.rows, list.fresh, hideSpam, spamSenders]);
  const { groups, tokenFilter } = view.filters;
  const { accounts } = chainConfig();
  const netOf = useCallback(
    (row: ActionRow, payments: readonly ActionRow[]) =>
      netPayment(row, payments, name, chainConfig()),
    [name],
  );
  const tradeOf = useCallback(
    (row: ActionRow, payments: readonly ActionRow[]) => ramTrade(row, payments, chainConfig()),
    [],
  );
  const folds = view.payments === 'folded';
  const shown = useMemo(
    () => (folds ? foldPayments(rows, accounts) : { rows, payments: noPayments }),
    [folds, rows, accounts],
  );
  return (
    <>
      <SourceLine
        source={sourceName(list.source)}
        total={list.total}
        totalAtLeast={list.totalAtLeast}
        skippedSources={list.skippedSources.map(sourceName)}
        bySource={list.bySource}
        inBrowser={list.inBrowser}
        cannot={limitsOf(list.source)}
      />
      <NoticeRow
        count={fresh.length}
        text={text.newActions(fresh.length, format.number(fresh.length))}
        onShow={() => store?.showFresh()}
      />
      {rows.length === 0 ? (
        <NothingFound
          transfers={tokenFilter !== null || groups.includes('send') || groups.includes('receive')}
          complete={next === null}
          reading={reading !== null}
        />
      ) : (
        <HistoryTable
          {...shown}
          of={name}
          system={accounts.system}
          tokenContract={accounts.token}
          amountOf={amountOfRow}
          netOf={netOf}
          tradeOf={tradeOf}
          by={view.by}
          raw={view.data === 'raw'}
          age={view.time === 'age'}
          stale={stale}
          spamSenders={spamSenders}
          {...marks}
        />
      )}
      {failure && (
        <FailureBanner failure={failure} stale onRetry={() => void store?.read('page')} />
      )}
      <SearchFoot
        found={rows.length}
        checked={checked}
        until={until}
        reading={reading !== null}
        complete={next === null}
        newestFirst={view.sort === 'desc'}
        onMore={() => void store?.read('page')}
        onAll={() => void store?.read('all')}
        onStop={() => store?.stop()}
      />
    </>
  );
}

function amountOfRow(row: ActionRow) {
  return amountOf(row, chainConfig().accounts);
}

const SERVER_FILTERS = ['date', 'action', 'token', 'contractAction'] as const;

function limitsOf(source: HistoryList['source']): FilterName[] {
  const provider = knownSources().find(({ kind }) => kind === source);
  return SERVER_FILTERS.filter((filter) => provider && !provider.capabilities[filter]);
}
