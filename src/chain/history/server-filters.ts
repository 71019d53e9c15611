import type { SystemAccounts } from '../config/types.ts';
import type { ActionFilters } from '../model/action/action-filters.ts';
import { groupActions, isFio, keyTransfers } from '../model/action/action-groups.ts';

/** A contract and an action; null stands for any. */
export interface ActionPair {
  readonly contract: string | null;
  readonly action: string | null;
}

const NAME = /^[a-z1-5.]{1,13}$/;

/**
 * What a source must at least tell for the filters: actions of any of the pairs. All where it is
 * null, none where it is empty.
 */
export function requiredPairs(
  filters: ActionFilters,
  accounts: SystemAccounts,
): readonly ActionPair[] | null {
  const { contractFilter, actionFilter, tokenFilter } = filters;
  let pairs = groupPairs(filters, accounts);
  if (tokenFilter) pairs = restrict(pairs, { contract: tokenFilter.contract, action: null });
  if (contractFilter !== '') pairs = restrict(pairs, { contract: contractFilter, action: null });
  if (actionFilter !== '') pairs = restrict(pairs, { contract: null, action: actionFilter });
  // What is typed goes into a query: a text that is no name has no actions.
  const named = pairs.filter((pair) => isNamed(pair.contract) && isNamed(pair.action));
  const all = named.some(({ contract, action }) => contract === null && action === null);
  return all ? null : named;
}

function groupPairs(filters: ActionFilters, accounts: SystemAccounts): readonly ActionPair[] {
  if (filters.groups.length === 0) return [{ contract: null, action: null }];
  return filters.groups.flatMap((group): ActionPair[] => {
    if (group !== 'send' && group !== 'receive')
      return groupActions(group, accounts).map(([contract, action]) => ({ contract, action }));
    const byKey = isFio(accounts) ? keyTransfers : [];
    return [
      { contract: null, action: 'transfer' },
      ...byKey.map((action) => ({ contract: accounts.token, action })),
    ];
  });
}

function restrict(pairs: readonly ActionPair[], to: ActionPair): readonly ActionPair[] {
  const fits = (a: string | null, b: string | null) => a === null || b === null || a === b;
  return pairs
    .filter((pair) => fits(pair.contract, to.contract) && fits(pair.action, to.action))
    .map((pair) => ({
      contract: pair.contract ?? to.contract,
      action: pair.action ?? to.action,
    }));
}

function isNamed(text: string | null): boolean {
  return text === null || NAME.test(text);
}

/** `2026-01-01T00:00:00.000Z`, or undefined for an open side. */
export function isoTime(time: number | null | undefined): string | undefined {
  if (time === null || time === undefined || Number.isNaN(new Date(time).getTime()))
    return undefined;
  return new Date(time).toISOString();
}
