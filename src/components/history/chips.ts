import { type ActionFilters } from '#src/chain/model/action/action-filters.ts';
import { toggleGroup } from '#src/chain/model/action/toggle-group.ts';
import { tokenFilterText } from '#src/chain/model/token/token-filter.ts';
import type { Days } from '#src/chain/model/shared/days.ts';
import type { texts } from '#src/i18n/areas/history/en.ts';
import { truncateText } from '../ui/text/truncate-text.ts';

export interface Chip {
  readonly key: string;
  readonly label: string;
  readonly without: ActionFilters;
}

/** The active filters, each with the filters that remain without it. */
export function chipsOf(
  filters: ActionFilters,
  text: typeof texts,
  { textsOf }: Days,
): readonly Chip[] {
  const { tokenFilter, memoFilter, contractFilter, actionFilter, dateRange } = filters;
  const chips: Chip[] = filters.groups.map((group) => ({
    key: group,
    label: text.groups[group],
    without: toggleGroup(filters, group),
  }));
  const add = (key: string, label: string, change: Partial<ActionFilters>) =>
    chips.push({ key, label, without: { ...filters, ...change } });
  const { from, to } = textsOf(dateRange);
  if (tokenFilter) add('token', tokenFilterText(tokenFilter), { tokenFilter: null });
  if (memoFilter) add('memo', text.chips.memo(truncateText(memoFilter, 40)), { memoFilter: '' });
  if (contractFilter) add('code', text.chips.contract(contractFilter), { contractFilter: '' });
  if (actionFilter) add('action', text.chips.action(actionFilter), { actionFilter: '' });
  if (from)
    add('from', text.chips.from(from), {
      dateRange: to ? { from: null, to: dateRange?.to ?? null } : null,
    });
  if (to)
    add('to', text.chips.to(to), {
      dateRange: from ? { from: dateRange?.from ?? null, to: null } : null,
    });
  if (filters.hideSmallBalances)
    add('small', text.chips.small(filters.smallBalanceThreshold), { hideSmallBalances: false });
  if (!filters.hideSpam) add('spam', text.chips.spam, { hideSpam: true });
  return chips;
}
