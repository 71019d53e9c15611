import { type FioStake, fioStake, type StakePools, stakePools } from '../model/fio/fio-staking.ts';
import { orMissingTable } from '../rpc/fallback.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { ofName } from './query.ts';
import { readRow } from './read.ts';

const CONTRACT = 'fio.staking';
const table = (name: string) => ({ code: CONTRACT, scope: CONTRACT, table: name });

/** An account's stake of FIO and the pools of all. Null if nothing is staked. */
export async function readFioStake(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<{ readonly stake: FioStake; readonly pools: StakePools } | null> {
  const byAccount = { index_position: 2, key_type: 'i64', ...ofName(account) };
  const own = (row: Record<string, unknown>) => (row['account'] === account ? fioStake(row) : null);
  const stake = await orMissingTable(
    readRow(pool, { ...table('accountstake'), ...byAccount }, own, options),
    null,
  );
  const pools = stake && (await readRow(pool, table('staking'), stakePools, options));
  return stake && pools && { stake, pools };
}
