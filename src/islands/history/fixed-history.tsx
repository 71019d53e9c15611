import { useMemo } from 'react';
import { type ActionFilters, defaultFilters } from '#src/chain/model/action/action-filters.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { type HistoryView, queryOfView, viewOfQuery } from '#src/stores/history/history-view.ts';
import { historyKey } from '#src/stores/history/history.ts';
import { useUrl, withQuery } from '#src/stores/url.ts';
import { goTo } from '#src/stores/change-url.ts';
import { HistoryRows } from './history-rows.tsx';
import { changeSpamMark, useSpamSenders } from './use-spam-senders.ts';

interface FixedHistoryProps {
  account: string;
  /** The same object on each render. */
  filters: Partial<ActionFilters>;
}

/**
 * The actions of an account that given filters leave. Narrowing them further opens the account's
 * history.
 */
export function FixedHistory({ account, filters }: FixedHistoryProps) {
  const url = useUrl();
  const locale = useLocale();
  const { senders, leftOut } = useSpamSenders(account);
  const view = useMemo<HistoryView>(
    () => ({
      ...viewOfQuery(new URLSearchParams()),
      filters: { ...defaultFilters, ...filters },
    }),
    [filters],
  );
  return (
    <HistoryRows
      name={account}
      of={historyKey(account, view, leftOut)}
      view={view}
      spamSenders={senders}
      onMarkSpam={changeSpamMark}
      onNarrow={(narrower) => {
        if (!url) return;
        const history = new URL(localizePath(`/account/${account}`, locale), url);
        const query = queryOfView({ ...view, filters: { ...view.filters, ...narrower } });
        goTo(withQuery(history, { tab: 'transactions', ...query }).href);
      }}
    />
  );
}
