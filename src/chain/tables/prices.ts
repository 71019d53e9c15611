import type { DelphiSource, PoolSource } from '../config/price-source.ts';
import * as limits from '../core/limits.ts';
import * as v from '../core/schema.ts';
import type { DelphiPair, DelphiReport } from '../model/price/delphi.ts';
import { type PoolQuote, poolQuote } from '../model/price/pool.ts';
import { orMissingTable } from '../rpc/fallback.ts';
import { count, flag, time } from '../rpc/fields.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { ofName, only } from './query.ts';
import { bySchema, firstRow, readRow, readRows } from './read.ts';

const pair = v.pipe(
  v.object({ name: v.string(), active: flag, quoted_precision: count }),
  v.transform(({ name, active, quoted_precision: precision }) => ({ name, active, precision })),
);

const report = v.pipe(
  v.object({ owner: v.string(), value: count, median: count, timestamp: time }),
  v.transform(({ timestamp, ...row }): DelphiReport => ({ ...row, time: timestamp })),
);

/** A pair of `delphioracle` with all its reports. The pair is null if the contract has none. */
export async function readDelphi(
  pool: Pool,
  { contract: code, pair: name }: DelphiSource,
  options?: RequestOptions,
): Promise<{ readonly pair: DelphiPair | null; readonly reports: readonly DelphiReport[] }> {
  const pairs = { code, scope: code, table: 'pairs', ...ofName(name) };
  const reports = { code, scope: name, table: 'datapoints' };
  const [found, rows] = await Promise.all([
    orMissingTable(readRow(pool, pairs, bySchema(pair), options), null),
    orMissingTable(
      readRows(pool, reports, bySchema(report), { ...options, limit: limits.delphiReports }),
      [],
    ),
  ]);
  return { pair: found?.name === name ? found : null, reports: rows };
}

/** Tables of pools, and the fields of their keys. */
const TABLES = { defibox: 'pairs', alcor: 'pools', 'proton-swaps': 'pools' } as const;

/** The quote of a pool. Null if the contract has no such pool of these tokens. */
export async function readPool(
  pool: Pool,
  source: PoolSource,
  options?: RequestOptions,
): Promise<PoolQuote | null> {
  const { contract: code, kind } = source;
  const query = { code, scope: code, table: TABLES[kind], ...only(keyOf(source)) };
  const row = await firstRow(pool, query, options);
  return row && poolQuote(source, row);
}

/** Proton Swap's key is its token's code as a number, the first letter in the lowest byte. */
function keyOf({ kind, pool }: PoolSource): string {
  if (kind !== 'proton-swaps') return pool;
  const letters = [...pool].map((letter) => BigInt(letter.charCodeAt(0)));
  return String(letters.reduceRight((key, letter) => (key << 8n) | letter, 0n));
}
