import * as v from '../core/schema.ts';
import type { Pool } from './pool.ts';
import { request, type RequestOptions } from './request.ts';

const controlledResponse = v.looseObject({ controlled_accounts: v.array(v.string()) });

/** Distinct accounts with a permission that the account can satisfy. For pools of history nodes. */
export async function getControlledAccounts(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<readonly string[]> {
  const body = { controlling_account: account };
  const path = '/v1/history/get_controlled_accounts';
  return [
    ...new Set((await request(pool, path, body, controlledResponse, options)).controlled_accounts),
  ];
}
