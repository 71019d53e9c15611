import * as v from '../core/schema.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { only } from './query.ts';
import { bySchema, readRow } from './read.ts';

const row = v.object({ address: v.string(), account: v.string() });

/**
 * The account that an address of Telos EVM belongs to: empty if a key of Ethereum controls it, null
 * if the contract does not know the address.
 * @param address forty hex digits, small
 */
export async function evmAccount(
  pool: Pool,
  contract: string,
  address: string,
  options?: RequestOptions,
): Promise<string | null> {
  const query = {
    code: contract,
    scope: contract,
    table: 'account',
    index_position: 2,
    key_type: 'sha256',
    ...only(address.padStart(64, '0')),
  };
  const link = await readRow(pool, query, bySchema(row), options);
  return link?.address.toLowerCase() === address ? link.account : null;
}
