import type { ChainConfig } from '../config/types.ts';
import { orFailedRequest } from '../rpc/fallback.ts';
import type { JsonRecord } from '../rpc/json.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { firstRow } from './read.ts';
import { tablesIn } from './scopes.ts';

/** Tables with one row of parameters, by the kind of system contract. Older ones lack the last. */
const tables: Readonly<Record<ChainConfig['systemContract'], readonly string[]>> = {
  eosio: ['global', 'global2', 'global3', 'global4'],
  fio: ['global', 'global2', 'global3'],
  xpr: ['global', 'global2', 'global3', 'global4', 'globalram', 'globalsxpr', 'globalsd'],
};

/** The rows by table, undecoded. Tables that the contract lacks, and empty ones, are left out. */
export async function readParameterRows(
  pool: Pool,
  contract: ChainConfig['systemContract'],
  options?: RequestOptions,
): Promise<Readonly<Record<string, JsonRecord>>> {
  const { system } = pool.accounts;
  const present = await orFailedRequest(tablesIn(pool, system, system, options), null);
  const read = tables[contract].filter((table) => present?.has(table) ?? true);
  const rows = await Promise.all(
    read.map(async (table) => {
      const query = { code: system, scope: system, table };
      const row = await firstRow(pool, query, options);
      return row ? [[table, row] as const] : [];
    }),
  );
  return Object.fromEntries(rows.flat());
}
