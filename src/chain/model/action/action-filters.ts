import * as limits from '../../core/limits.ts';

/** In screen order. */
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
  /** The symbol code: `EOS`. */
  readonly symbol: string;
  readonly contract: string;
}

/** Milliseconds UTC, both ends included; null for an open side. */
export interface DateRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** The filters of a history. An empty text or list and null filter nothing. */
export interface ActionFilters {
  /** Active groups. An action of any of them is shown; if none is active, all are shown. */
  readonly groups: readonly ActionGroup[];
  readonly hideSmallBalances: boolean;
  /** Transfers of fewer tokens than this count as small. Decimal text. */
  readonly smallBalanceThreshold: string;
  readonly hideSpam: boolean;
  readonly tokenFilter: TokenFilter | null;
  /** Part of a memo, case-insensitive. */
  readonly memoFilter: string;
  readonly contractFilter: string;
  readonly actionFilter: string;
  readonly dateRange: DateRange | null;
}

/** The initial filters, and those after a reset. */
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

/** Hides nothing. */
export const noFilters: ActionFilters = { ...defaultFilters, hideSpam: false };

export type FilterName =
  | 'date'
  | 'action'
  | 'token'
  | 'contractAction'
  | 'memo'
  | 'smallBalance'
  | 'spam';

/** Filters that a source can apply. The others are applied in the browser. */
export function isServerFilter(name: FilterName): boolean {
  return name !== 'memo' && name !== 'smallBalance' && name !== 'spam';
}

/** The filters that hide something. */
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
