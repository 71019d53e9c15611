import type { SystemAccounts } from '../../config/types.ts';
import {
  activeFilters,
  type ActionFilters,
  isServerFilter,
} from '../../model/action/action-filters.ts';
import { isFio } from '../../model/action/action-groups.ts';
import type { Query } from '../../rpc/pool.ts';
import { type ActionPair, isoTime, requiredPairs } from '../server-filters.ts';
import type { SourcePage } from '../provider.ts';

export interface ServerFilters extends Pick<SourcePage, 'requested' | 'applied'> {
  /** Query fields besides the account. Null if no action can match. */
  readonly fields: Query | null;
}

/** The filters that a Hyperion service can apply. */
export function serverFiltersOf(
  account: string,
  filters: ActionFilters,
  accounts: SystemAccounts,
): ServerFilters {
  const pairs = requiredPairs(filters, accounts);
  const fio = isFio(accounts);
  const nothing = pairs?.length === 0;
  return {
    ...filterSupport(filters, fio),
    fields: nothing ? null : fields(account, filters, pairs, fio),
  };
}

/** Hyperion filters a token only by contract, and FIO's transfers to keys not by payee. */
function filterSupport(
  filters: ActionFilters,
  fio: boolean,
): Pick<SourcePage, 'requested' | 'applied'> {
  const requested = activeFilters(filters).filter(isServerFilter);
  const transfers = filters.groups.some((group) => group === 'send' || group === 'receive');
  const partly = (name: string) =>
    name === 'token' || (name === 'action' && transfers && (fio || filters.groups.length > 1));
  return { requested, applied: requested.filter((name) => !partly(name)) };
}

function fields(
  account: string,
  filters: ActionFilters,
  pairs: readonly ActionPair[] | null,
  fio: boolean,
): Query {
  const [group, ...others] = filters.groups;
  const alone = others.length === 0 && !fio ? group : undefined;
  return {
    filter: pairs?.map(({ contract, action }) => `${contract ?? '*'}:${action ?? '*'}`).join(),
    after: isoTime(filters.dateRange?.from),
    before: isoTime(filters.dateRange?.to),
    'transfer.from': alone === 'send' ? account : undefined,
    'transfer.to': alone === 'receive' ? account : undefined,
  };
}
