import * as v from '../core/schema.ts';
import { ask, type Asking } from './ask.ts';
import type { Pool } from './pool.ts';

const controlledAnswer = v.looseObject({ controlled_accounts: v.array(v.string()) });

/** Accounts with a permission that the account may use, each once. For pools of history nodes. */
export async function getControlledAccounts(
  pool: Pool,
  account: string,
  asking?: Asking,
): Promise<readonly string[]> {
  const body = { controlling_account: account };
  const path = '/v1/history/get_controlled_accounts';
  return [...new Set((await ask(pool, path, body, controlledAnswer, asking)).controlled_accounts)];
}
