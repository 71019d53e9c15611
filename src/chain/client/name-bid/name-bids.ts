import {
  type NameBid,
  type NameFacts,
  type NextClosing,
  nextClosing,
} from '../../model/name-bid/name-bid.ts';
import { readGlobalState } from '../../tables/global-state.ts';
import { bidFor, bidsByAmount, nameBids } from '../../tables/name-bids.ts';
import type { Page, TableRead } from '../../tables/read.ts';
import { accountExists } from '../account/account-exists.ts';
import type { ChainAccess } from '../chain/access.ts';

/** One page of open or of sold names, the highest bid first. */
export function bidPage(
  { pool }: ChainAccess,
  closed: boolean,
  after: string | null,
): Promise<Page<NameBid>> {
  return bidsByAmount(pool, closed, { after });
}

/** The highest bids of one account. The table has no index by bidder, so all of it is read. */
export async function bidsOf({ pool }: ChainAccess, bidder: string): Promise<TableRead<NameBid>> {
  const { rows, complete } = await nameBids(pool);
  return { rows: rows.filter((bid) => bid.bidder === bidder), complete };
}

/** The auction that closes next; null if there is none. */
export async function readNextClosing({ pool }: ChainAccess): Promise<NextClosing | null> {
  const [{ rows }, state] = await Promise.all([
    bidsByAmount(pool, false, { chunk: 1 }),
    readGlobalState(pool),
  ]);
  return state && nextClosing(rows[0] ?? null, state);
}

/** Whether the account exists, and the highest bid for its name. */
export async function nameFacts(access: ChainAccess, name: string): Promise<NameFacts> {
  const [exists, bid] = await Promise.all([accountExists(access, name), bidFor(access.pool, name)]);
  return { exists, bid };
}
