import type { FeedSource } from '../../config/price-source.ts';
import type { OracleFeed } from '../../model/account/oracle.ts';
import { feedReading } from '../../model/price/feed.ts';
import type { SourceReading } from '../../model/price/price.ts';
import { orMissingTable } from '../../rpc/fallback.ts';
import type { Pool } from '../../rpc/pool.ts';
import { readOracleFeeds } from '../../tables/oracles.ts';

/** Reads prices in the feeds of XPR's oracles. A contract's feeds are read once for all of them. */
export function feedPrices(pool: Pool) {
  const feeds = new Map<string, Promise<readonly OracleFeed[]>>();
  return async (source: FeedSource, now: number): Promise<SourceReading> => {
    const { contract, feed } = source;
    const known = feeds.get(contract) ?? orMissingTable(readOracleFeeds(pool, contract), []);
    feeds.set(contract, known);
    return feedReading(await known, feed, now);
  };
}
