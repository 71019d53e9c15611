import type { ChainConfig } from '../../config/types.ts';
import { groupTest } from '../../model/action/action-groups.ts';
import type { ActionFilters, DateRange, TokenFilter } from '../../model/action/action-filters.ts';
import type { ActionRow } from '../../model/action/action.ts';
import { textOf } from '../../rpc/json.ts';
import { amountOf, smallTransferTest } from './amount.ts';

/** The part of a chain's configuration that the filters need. */
export type HistoryChain = Pick<ChainConfig, 'features' | 'accounts'> &
  Partial<Pick<ChainConfig, 'coreSymbol' | 'legacySymbol'>>;

type Rule = (row: ActionRow) => boolean;

/** A test for rows of an account's history, by all filters but that of spam. */
export function rowFilter(filters: ActionFilters, account: string, chain: HistoryChain): Rule {
  const { accounts } = chain;
  const { groups, tokenFilter, memoFilter, contractFilter, actionFilter, dateRange } = filters;
  const isSmall = smallTransferTest(filters.smallBalanceThreshold, accounts);
  // The cheapest tests come first.
  const rules: readonly (Rule | false | null)[] = [
    dateRange && ((row) => isWithin(row.blockTime, dateRange)),
    contractFilter !== '' && ((row) => row.account === contractFilter),
    actionFilter !== '' && ((row) => row.name === actionFilter),
    groups.length > 0 && groupTest(groups, account, accounts),
    tokenFilter && ((row) => isOfToken(row, tokenFilter, chain)),
    memoFilter !== '' && memoContains(memoFilter),
    filters.hideSmallBalances && ((row) => !isSmall(row)),
  ];
  const active = rules.filter((rule) => rule !== false && rule !== null);
  return (row) => active.every((rule) => rule(row));
}

function isWithin(time: number, { from, to }: DateRange): boolean {
  return (from === null || time >= from) && (to === null || time <= to);
}

function isOfToken(row: ActionRow, token: TokenFilter, { accounts }: HistoryChain): boolean {
  return row.account === token.contract && amountOf(row, accounts)?.symbol.code === token.symbol;
}

function memoContains(text: string): Rule {
  const term = text.toLowerCase();
  return ({ data }) => (textOf(data?.memo) ?? '').toLowerCase().includes(term);
}
