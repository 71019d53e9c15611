import type { SystemAccounts } from '../config/types.ts';
import type { ActionFilters } from '../model/action/action-filters.ts';
import { groupActions, isFio, keyTransfers } from '../model/action/action-groups.ts';

/** A contract and an action. Null matches any. */
export interface ActionPair {
  readonly contract: string | null;
  readonly action: string | null;
}

const NAME = /^[a-z1-5.]{1,13}$/;

/** The pairs that a provider must include for the filters. Null for all actions, empty for none. */
export function requiredPairs(
  filters: ActionFilters,
  accounts: SystemAccounts,
): readonly ActionPair[] | null {
  const { contractFilter, actionFilter, tokenFilter } = filters;
  let pairs = groupPairs(filters, accounts);
  if (tokenFilter) pairs = restrict(pairs, { contract: tokenFilter.contract, action: null });
  if (contractFilter !== '') pairs = restrict(pairs, { contract: contractFilter, action: null });
  if (actionFilter !== '') pairs = restrict(pairs, { contract: null, action: actionFilter });
  // Typed text goes into the query. A text that is not a name matches no action.
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
    const { systemWrapper } = accounts;
    return [
      { contract: null, action: 'transfer' },
      ...byKey.map((action) => ({ contract: accounts.token, action })),
      ...(systemWrapper ? [{ contract: systemWrapper, action: 'swaptrace' }] : []),
    ];
  });
}

function restrict(pairs: readonly ActionPair[], to: ActionPair): readonly ActionPair[] {
  const matches = (a: string | null, b: string | null) => a === null || b === null || a === b;
  return pairs
    .filter((pair) => matches(pair.contract, to.contract) && matches(pair.action, to.action))
    .map((pair) => ({
      contract: pair.contract ?? to.contract,
      action: pair.action ?? to.action,
    }));
}

function isNamed(text: string | null): boolean {
  return text === null || NAME.test(text);
}

/** `2026-01-01T00:00:00.000Z`, or undefined for an open end. */
export function isoTime(time: number | null | undefined): string | undefined {
  if (time === null || time === undefined || Number.isNaN(new Date(time).getTime()))
    return undefined;
  return new Date(time).toISOString();
}
