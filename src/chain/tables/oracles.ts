import { type OracleFeed, oracleFeeds } from '../model/account/oracle.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { integerTextOf, isRecord, type JsonRecord } from '../rpc/json.ts';
import type { Pool } from '../rpc/pool.ts';
import { only } from './query.ts';
import { type KeyReader, readAll, readRow } from './read.ts';

const table = (contract: string, name: string) => ({
  code: contract,
  scope: contract,
  table: name,
});
const keyOf =
  (field: string): KeyReader =>
  (row) => {
    const digits = integerTextOf(row[field]);
    return digits === null ? null : BigInt(digits);
  };
const feed = (row: JsonRecord) => (integerTextOf(row.index) === null ? null : row);
const datum = (row: JsonRecord) =>
  integerTextOf(row.feed_index) === null || !isRecord(row.aggregate) ? null : row;

/**
 * All feeds of the oracles with their current values.
 * @param contract the chain's `oraclesContract`
 */
export async function readOracleFeeds(
  pool: Pool,
  contract: string,
  options?: RequestOptions,
): Promise<readonly OracleFeed[]> {
  const [feeds, data] = await Promise.all([
    readAll(pool, table(contract, 'feeds'), feed, { ...options, keyOf: keyOf('index') }),
    readAll(pool, table(contract, 'data'), datum, { ...options, keyOf: keyOf('feed_index') }),
  ]);
  return oracleFeeds(feeds.rows, data.rows);
}

/** One feed with its current value, or null. */
export async function readOracleFeed(
  pool: Pool,
  contract: string,
  index: string,
  options?: RequestOptions,
): Promise<OracleFeed | null> {
  if (!/^\d{1,19}$/.test(index)) return null;
  const [found, data] = await Promise.all([
    readRow(pool, { ...table(contract, 'feeds'), ...only(index) }, feed, options),
    readRow(pool, { ...table(contract, 'data'), ...only(index) }, datum, options),
  ]);
  const [merged] = oracleFeeds(found ? [found] : [], data ? [data] : []);
  return merged?.index === index ? merged : null;
}
