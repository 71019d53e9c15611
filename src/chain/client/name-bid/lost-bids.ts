import { isName } from '../../core/name.ts';
import { noFilters } from '../../model/action/action-filters.ts';
import type { LostBid } from '../../model/name-bid/name-bid.ts';
import { bidRefundOf } from '../../tables/name-bids.ts';
import type { ChainAccess } from '../chain/access.ts';
import { accountActions } from '../history/history.ts';

/** Latest bids that are looked at, and names whose refunds are read. */
const BIDS = 100;
const NAMES = 20;

/**
 * What an account gets back for names on which others bid more. Refunds are in a table of each name, so the
 * names come from the account's history. Rejects with UnsupportedError if the chain has none.
 */
export async function lostBids(access: ChainAccess, bidder: string): Promise<readonly LostBid[]> {
  const { pool } = access;
  const filters = {
    ...noFilters,
    contractFilter: pool.accounts.system,
    actionFilter: 'bidname',
  };
  const query = { filters, limit: BIDS, maxPages: 1 };
  const { rows } = await accountActions(access, bidder, query);
  const names = rows.flatMap(({ data }) => {
    const name = data?.['newname'];
    return data?.['bidder'] === bidder && typeof name === 'string' && isName(name) ? [name] : [];
  });
  const refunds = await Promise.all(
    [...new Set(names)].slice(0, NAMES).map(async (name) => ({
      name,
      amount: await bidRefundOf(pool, name, bidder),
    })),
  );
  return refunds.flatMap(({ name, amount }) => (amount ? [{ name, amount }] : []));
}
