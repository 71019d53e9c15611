import type { SortDirection } from '../../chain/history/provider.ts';
import {
  actionGroups,
  defaultFilters,
  type ActionFilters,
} from '../../chain/model/action/action-filters.ts';
import { toggleGroup } from '../../chain/model/action/toggle-group.ts';
import { readTokenFilter, tokenFilterText } from '../../chain/model/token/token-filter.ts';
import { rangeOf, rangeTexts } from '../../chain/model/shared/utc-day.ts';

/** The view of an account's history, completely stored in the address. */
export interface HistoryView {
  readonly filters: ActionFilters;
  readonly sort: SortDirection;
  readonly by: 'action' | 'transaction';
  /** Whether the payments of a purchase are part of its row, or rows of their own. */
  readonly payments: 'folded' | 'listed';
  readonly data: 'decoded' | 'raw';
  /** Absolute or relative times. */
  readonly time: 'clock' | 'age';
}

/** The view of an address, with defaults for missing parameters. */
export function viewOfQuery(query: URLSearchParams): HistoryView {
  const text = (name: string) => query.get(name)?.trim() ?? '';
  const small = text('small');
  return {
    filters: {
      groups: groupsOf(text('groups')),
      hideSmallBalances: small !== '',
      smallBalanceThreshold: small === '' ? defaultFilters.smallBalanceThreshold : small,
      hideSpam: text('spam') !== 'shown',
      tokenFilter: readTokenFilter(text('token'), []),
      memoFilter: text('memo'),
      contractFilter: text('contract'),
      actionFilter: text('action'),
      dateRange: rangeOf(text('from'), text('to')),
    },
    sort: text('sort') === 'oldest' ? 'asc' : 'desc',
    by: text('by') === 'transaction' ? 'transaction' : 'action',
    payments: text('payments') === 'listed' ? 'listed' : 'folded',
    data: text('data') === 'raw' ? 'raw' : 'decoded',
    time: text('time') === 'age' ? 'age' : 'clock',
  };
}

/** Applies the toggle rules, so that an address cannot set an impossible combination. */
function groupsOf(text: string): ActionFilters['groups'] {
  const named = text.split(',');
  return actionGroups.filter((group) => named.includes(group)).reduce(toggleGroup, defaultFilters)
    .groups;
}

/** The query parameters of a view; null for defaults. */
export function queryOfView(view: HistoryView): Record<string, string | null> {
  return {
    ...queryOfList(view),
    by: view.by === 'action' ? null : view.by,
    payments: view.payments === 'folded' ? null : view.payments,
    data: view.data === 'decoded' ? null : view.data,
    time: view.time === 'clock' ? null : view.time,
  };
}

/** Only the parameters that select or sort rows. */
export function queryOfList({
  filters,
  sort,
}: Pick<HistoryView, 'filters' | 'sort'>): Record<string, string | null> {
  const { from, to } = rangeTexts(filters.dateRange);
  return {
    groups: filters.groups.join() || null,
    token: tokenFilterText(filters.tokenFilter) || null,
    memo: filters.memoFilter || null,
    contract: filters.contractFilter || null,
    action: filters.actionFilter || null,
    from: from || null,
    to: to || null,
    small: filters.hideSmallBalances ? filters.smallBalanceThreshold : null,
    spam: filters.hideSpam ? null : 'shown',
    sort: sort === 'asc' ? 'oldest' : null,
  };
}
