import { type OracleFeed, type OraclePoint, reportedPoints } from '../../model/account/oracle.ts';
import { noFilters } from '../../model/action/action-filters.ts';
import { readOracleFeed, readOracleFeeds } from '../../tables/oracles.ts';
import type { ChainAccess } from '../chain/access.ts';
import { accountActions } from '../history/history.ts';

/** All feeds by index. None if the chain has no oracles. */
export async function oracleFeedList({
  pool,
  config,
}: ChainAccess): Promise<readonly OracleFeed[]> {
  return config.oraclesContract === null ? [] : readOracleFeeds(pool, config.oraclesContract);
}

/** One feed by index, or null. */
export async function oracleFeed(
  { pool, config }: ChainAccess,
  index: string,
): Promise<OracleFeed | null> {
  return config.oraclesContract === null
    ? null
    : readOracleFeed(pool, config.oraclesContract, index);
}

export interface FeedHistory {
  /** Oldest first. */
  readonly points: readonly OraclePoint[];
  /** The history provider. */
  readonly source: string;
}

/** Pages of the contract's history that are searched for one feed. */
const PAGES = 5;

/** Values that providers reported lately, from the chain's history. */
export async function feedHistory(access: ChainAccess, index: string): Promise<FeedHistory> {
  const contract = access.config.oraclesContract ?? '';
  const filters = { ...noFilters, contractFilter: contract, actionFilter: 'feed' };
  const { rows, source } = await accountActions(access, contract, { filters, maxPages: PAGES });
  return { points: reportedPoints(rows, index), source };
}
