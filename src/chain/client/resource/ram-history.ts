import type { ActionPage } from '../../history/provider.ts';
import { noFilters } from '../../model/action/action-filters.ts';
import type { ActionRow } from '../../model/action/action.ts';
import { ramDeal, type RamDeal } from '../../model/resource/ram-history.ts';
import { inCoreToken } from '../../model/token/core-amounts.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';
import { accountActions } from '../history/history.ts';

/** Actions of a page, and pages that are read of each kind unless a caller sets others. */
const PAGE = 100;
const PAGES = 3;

interface RamHistoryOptions extends RequestOptions {
  readonly pages?: number;
}

export interface RamHistory {
  /** Newest first. */
  readonly deals: readonly RamDeal[];
  /** False if there were more trades than are read. */
  readonly complete: boolean;
}

/**
 * Trades on the RAM market since a time, from a history provider. Newer contracts log each trade with
 * its bytes. Where nothing is logged, the payments to and from the market's account are read, which
 * lack the bytes.
 * @param from milliseconds UTC; null for the latest trades
 */
export async function ramHistory(
  access: ChainAccess,
  from: number | null,
  options?: RamHistoryOptions,
): Promise<RamHistory> {
  const { config } = access;
  const { system, token, ram } = config.accounts;
  const logs = config.features.includes('ram-transfers') ? ['logbuyram', 'logsellram'] : [];
  const logged = await Promise.all(
    logs.map((name) => rowsOf(access, system, [system, name], from, options)),
  );
  const lists = logged.some(({ rows }) => rows.length > 0)
    ? logged
    : [await rowsOf(access, ram, [token, 'transfer'], from, options)];
  // Where one list ends early, all end there: purchases and sales of the same time are compared.
  const since = Math.max(
    0,
    ...lists.flatMap(({ rows, complete }) => (complete ? [] : [rows.at(-1)?.blockTime ?? 0])),
  );
  const parties = { system, token, ram, symbol: config.coreSymbol };
  const deals = lists
    .flatMap(({ rows }) => rows)
    .flatMap((row) => ramDeal({ ...row, data: inCoreToken(row.data, config) }, parties) ?? [])
    .filter(({ at }) => at >= since)
    .toSorted((a, b) => b.at - a.at);
  return { deals, complete: lists.every(({ complete }) => complete) };
}

async function rowsOf(
  access: ChainAccess,
  account: string,
  [contractFilter, actionFilter]: readonly [string, string],
  from: number | null,
  options?: RamHistoryOptions,
) {
  const filters = {
    ...noFilters,
    contractFilter,
    actionFilter,
    dateRange: from === null ? null : { from, to: null },
  };
  const rows: ActionRow[] = [];
  let cursor: string | null = null;
  for (let pages = 0; pages < (options?.pages ?? PAGES); pages++) {
    const page: ActionPage = await accountActions(access, account, {
      cursor,
      filters,
      limit: PAGE,
      signal: options?.signal,
    });
    rows.push(...page.rows);
    cursor = page.next;
    if (cursor === null) break;
  }
  return { rows, complete: cursor === null };
}
