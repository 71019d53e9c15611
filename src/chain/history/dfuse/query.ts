import type { SystemAccounts } from '../../config/types.ts';
import type { ActionFilters } from '../../model/action/action-filters.ts';
import { isFio } from '../../model/action/action-groups.ts';
import type { ActionPair } from '../server-filters.ts';

/** A query in dfuse's language: adjacent terms must all match, `OR` is a choice. */
export function dfuseQuery(
  account: string,
  filters: ActionFilters,
  pairs: readonly ActionPair[] | null,
  accounts: SystemAccounts,
): string {
  return [partyTerms(account, filters, accounts), pairs && anyOf(pairs.map(pairTerms))]
    .filter(Boolean)
    .join(' ');
}

/** The fields in which the account may occur. A group of transfers limits them. */
function partyTerms(account: string, { groups }: ActionFilters, accounts: SystemAccounts): string {
  const [group, ...others] = groups;
  const exact = others.length === 0 && !isFio(accounts);
  if (exact && group === 'send') return `data.from:${account}`;
  if (exact && group === 'receive') return `data.to:${account}`;
  const fields = ['auth', 'receiver', 'data.to', 'data.from', 'data.receiver'];
  return anyOf(fields.map((field) => `${field}:${account}`));
}

function pairTerms({ contract, action }: ActionPair): string {
  const terms = [contract && `account:${contract}`, action && `action:${action}`].filter(Boolean);
  return terms.length > 1 ? `(${terms.join(' ')})` : terms.join('');
}

function anyOf(terms: readonly string[]): string {
  return terms.length > 1 ? `(${terms.join(' OR ')})` : terms.join('');
}
