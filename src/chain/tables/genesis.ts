import { type GenesisAward, genesisAward } from '../model/block/genesis.ts';
import type { Asking } from '../rpc/ask.ts';
import type { Pool } from '../rpc/pool.ts';
import { orLacking } from './lacks-table.ts';
import { nameKey } from './query.ts';
import { readRow } from './read.ts';

/** What WAX awarded an account at its genesis; null where nothing. */
export function readGenesisAward(
  pool: Pool,
  account: string,
  asking?: Asking,
): Promise<GenesisAward | null> {
  const table = { code: pool.accounts.system, scope: nameKey(account), table: 'genesis' };
  return orLacking(readRow(pool, table, genesisAward, asking), null);
}
