import type { HistoryType } from '../../config/types.ts';
import { noFilters } from '../../model/action/action-filters.ts';
import {
  pastSteps,
  type PastStep,
  type StepsQuery,
} from '../../model/proposal/proposal-history.ts';
import type { ChainAccess } from '../chain/access.ts';
import { accountActions } from '../history/history.ts';

/** Pages of a source that are searched for one page of steps. */
const MAX_PAGES = 6;
/** Enough steps for a page. */
const WANTED = 20;

export interface PastPage {
  readonly steps: readonly PastStep[];
  /** Where the next page begins; null at the end of the history. */
  readonly next: string | null;
  readonly source: HistoryType;
  /** Actions of the contract that were checked. */
  readonly checked: number;
}

/**
 * What accounts did with proposals, newest first, from a history source. Rejects with
 * UnsupportedError if the chain has none.
 */
export async function proposalHistory(
  access: ChainAccess,
  of: StepsQuery,
  cursor: string | null,
): Promise<PastPage> {
  const { msig } = access.config.accounts;
  const filters = { ...noFilters, contractFilter: msig };
  const steps: PastStep[] = [];
  let checked = 0;
  let next = cursor;
  for (let pages = 1; ; pages++) {
    const query = { filters, cursor: next, maxPages: 1 };
    const page = await accountActions(access, of.by ?? msig, query);
    steps.push(...pastSteps(page.rows, msig, of));
    checked += page.search?.actions ?? page.rows.length;
    next = page.next;
    if (next === null || steps.length >= WANTED || pages >= MAX_PAGES)
      return { steps, next, source: page.source, checked };
  }
}
