import { type GenesisAward, genesisAward } from '../model/block/genesis.ts';
import type { RequestOptions } from '../rpc/request.ts';
import type { Pool } from '../rpc/pool.ts';
import { orMissingTable } from '../rpc/fallback.ts';
import { nameKey } from './query.ts';
import { readRow } from './read.ts';

/** The account's award at WAX's genesis, or null. */
export function readGenesisAward(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<GenesisAward | null> {
  const table = { code: pool.accounts.system, scope: nameKey(account), table: 'genesis' };
  return orMissingTable(readRow(pool, table, genesisAward, options), null);
}
