import type { SystemAccounts } from '../../config/types.ts';
import type { ActionRow } from '../../model/action/action.ts';
import { integerTextOf, listOf } from '../../rpc/json.ts';
import type { SortDirection, SourcePage } from '../provider.ts';
import type { ActionsResponse } from './responses.ts';
import { executedDocuments, hyperionRow, completeActions } from './documents.ts';

type Entries = ActionsResponse['actions'];

interface PageRequest {
  /** Null for the first page. */
  readonly cursor: string | null;
  readonly pageSize: number;
  readonly sort: SortDirection;
}

/** A page of Hyperion's get_actions, with the cursor of the next one. */
export async function hyperionPage(
  value: ActionsResponse,
  { cursor, pageSize, sort }: PageRequest,
  accounts: SystemAccounts,
): Promise<Pick<SourcePage, 'rows' | 'next' | 'total' | 'totalAtLeast' | 'loaded'>> {
  const { total, atLeast } = totalOf(value.total);
  const listed = value.actions.slice(0, pageSize);
  // Some servers return fewer than requested: the total shows that there are more.
  const more = listed.length >= pageSize || (total !== null && total > listed.length);
  // Few pages end in a part of an action, so the code is loaded on demand.
  const mayBeCut = more && listOf(listed.at(-1)?.receipts).length <= 1;
  const actions = mayBeCut
    ? (await import('./truncated-action.ts')).withoutTruncatedAction(listed)
    : listed;
  const next = more ? sequenceAfter(actions, sort) : null;
  const rows = await rowsOf(sort === 'asc' ? actions.toReversed() : actions);
  const edges = [cursor === null ? null : actions[0], next === null ? null : actions.at(-1)];
  const edgeIds = edges.map((entry) => entry?.trx_id);
  // Few pages contain a claim of rewards, so the code is loaded on demand.
  const rewarded = rows.some(({ name }) => name === 'claimrewards')
    ? (await import('../../model/signing/outcome.ts')).withRewards(rows, accounts, edgeIds)
    : rows;
  return {
    rows: sort === 'asc' ? rewarded.toReversed() : rewarded,
    next,
    total: cursor === null ? total : null,
    ...(cursor === null && atLeast && { totalAtLeast: true }),
    loaded: actions.length,
  };
}

/** What joins parts of actions is loaded on demand: most pages have none. */
async function rowsOf(entries: Entries): Promise<readonly ActionRow[]> {
  const actions = completeActions(executedDocuments(entries));
  return actions?.map(hyperionRow) ?? (await import('./rows.ts')).hyperionRows(entries);
}

/** Elasticsearch stops counting at a limit, and marks the count as a lower bound (`gte`). */
function totalOf(total: ActionsResponse['total']): {
  readonly total: number | null;
  readonly atLeast: boolean;
} {
  if (typeof total !== 'object') return { total: total ?? null, atLeast: false };
  return { total: total.value, atLeast: total.relation === 'gte' };
}

/** The sequence number after the last of a page. Null if the page has none. */
function sequenceAfter(
  actions: readonly Readonly<Record<string, unknown>>[],
  sort: SortDirection,
): string | null {
  const sequenceNumbers = actions
    .flatMap((entry) => integerTextOf(entry.global_sequence) ?? [])
    .map(BigInt);
  const [first, ...others] = sequenceNumbers;
  if (first === undefined) return null;
  if (sort === 'asc') return String(others.reduce((a, b) => (b > a ? b : a), first) + 1n);
  const lowest = others.reduce((a, b) => (b < a ? b : a), first);
  return lowest > 0n ? String(lowest - 1n) : null;
}
