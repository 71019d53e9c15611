import * as limits from '../../core/limits.ts';

/** In the order of the screen. */
export const actionGroups = [
  'receive',
  'send',
  'contract',
  'account',
  'ramCpuNet',
  'producer',
  'vote',
] as const;

export type ActionGroup = (typeof actionGroups)[number];

export interface TokenFilter {
  /** The code alone: `EOS`. */
  readonly symbol: string;
  readonly contract: string;
}

/** Milliseconds UTC, both ends included; null where a side is open. */
export interface DateRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** What of a history is shown. An empty text or list and null filter nothing. */
export interface ActionFilters {
  /** The active ones: an action of any of them is shown, of all where none is active. */
  readonly groups: readonly ActionGroup[];
  readonly hideSmallBalances: boolean;
  /** Tokens, as decimal text. A transfer of less is small. */
  readonly smallBalanceThreshold: string;
  readonly hideSpam: boolean;
  readonly tokenFilter: TokenFilter | null;
  /** Part of a memo, in any case. */
  readonly memoFilter: string;
  readonly contractFilter: string;
  readonly actionFilter: string;
  readonly dateRange: DateRange | null;
}

/** As a history is first shown, and after all was reset. */
export const defaultFilters: ActionFilters = {
  groups: [],
  hideSmallBalances: false,
  smallBalanceThreshold: limits.smallBalance,
  hideSpam: true,
  tokenFilter: null,
  memoFilter: '',
  contractFilter: '',
  actionFilter: '',
  dateRange: null,
};

/** Nothing is hidden. */
export const noFilters: ActionFilters = { ...defaultFilters, hideSpam: false };

/**
 * The filters with a group turned on, or off where it is on. Sent and received each stand alone:
 * turning one on turns all other groups off, and turning any other on turns these two off.
 */
export function toggleGroup(filters: ActionFilters, group: ActionGroup): ActionFilters {
  const { groups } = filters;
  if (groups.includes(group)) return { ...filters, groups: groups.filter((one) => one !== group) };
  if (standsAlone(group)) return { ...filters, groups: [group] };
  const kept = groups.filter((one) => !standsAlone(one));
  return { ...filters, groups: actionGroups.filter((one) => one === group || kept.includes(one)) };
}

function standsAlone(group: ActionGroup): boolean {
  return group === 'send' || group === 'receive';
}

export type FilterName =
  'date' | 'action' | 'token' | 'contractAction' | 'memo' | 'smallBalance' | 'spam';

/** The filters that hide anything. */
export function activeFilters(filters: ActionFilters): FilterName[] {
  const { dateRange, contractFilter, actionFilter } = filters;
  const active: Readonly<Record<FilterName, boolean>> = {
    date: dateRange !== null && (dateRange.from !== null || dateRange.to !== null),
    action: filters.groups.length > 0,
    token: filters.tokenFilter !== null,
    contractAction: contractFilter !== '' || actionFilter !== '',
    memo: filters.memoFilter !== '',
    smallBalance: filters.hideSmallBalances,
    spam: filters.hideSpam,
  };
  return (Object.keys(active) as FilterName[]).filter((name) => active[name]);
}
