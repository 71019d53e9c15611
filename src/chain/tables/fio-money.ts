import type { Asset } from '../core/asset.ts';
import * as limits from '../core/limits.ts';
import type { TokenSymbol } from '../core/symbol.ts';
import { fioFees } from '../model/fio/fio.ts';
import { treasuryRewards } from '../model/token/token-view.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { byList, readAll, readRow } from './read.ts';

/** The fee of each endpoint in billionths of FIO, by its name. */
export async function readFioFees(
  pool: Pool,
  options?: RequestOptions,
): Promise<ReadonlyMap<string, bigint>> {
  const query = { code: 'fio.fee', scope: 'fio.fee', table: 'fiofees' };
  const keyOf = ({ fee_id: id }: Record<string, unknown>) =>
    typeof id === 'number' || typeof id === 'string' ? BigInt(id) : null;
  const read = byList((rows) => [...fioFees(rows)]);
  const chunk = limits.stakeTableRows;
  return new Map((await readAll(pool, query, read, { ...options, chunk, keyOf })).rows);
}

/** The treasury's producer rewards and bucket. Zero before the first reward. */
export async function readFioTreasury(
  pool: Pool,
  symbol: TokenSymbol,
  options?: RequestOptions,
): Promise<{ readonly bpRewards: Asset; readonly bpBucket: Asset }> {
  const none = { units: 0n, symbol };
  const of = async (table: string) => {
    const query = { code: 'fio.treasury', scope: 'fio.treasury', table };
    const read = (row: Record<string, unknown>) =>
      'rewards' in row ? treasuryRewards(row, symbol) : null;
    return (await readRow(pool, query, read, options)) ?? none;
  };
  const [bpRewards, bpBucket] = await Promise.all([of('bprewards'), of('bpbucketpool')]);
  return { bpRewards, bpBucket };
}
