import type { ChainConfig } from '../config/types.ts';
import { type VoterPay, voterPay } from '../model/vote/voter-pay.ts';
import type { RequestOptions } from '../rpc/request.ts';
import type { JsonRecord } from '../rpc/json.ts';
import type { Pool } from '../rpc/pool.ts';
import { ofName } from './query.ts';
import { readRow } from './read.ts';
import { tokenStat } from './tokens.ts';

/** A voter's pay on WAX. Null if the account never voted or staked. */
export async function readVoterPay(
  pool: Pool,
  account: string,
  { accounts, coreSymbol: symbol }: Pick<ChainConfig, 'accounts' | 'coreSymbol'>,
  options?: RequestOptions,
): Promise<VoterPay | null> {
  const { system } = pool.accounts;
  const table = (name: string) => ({ code: system, scope: system, table: name });
  const having = (field: string) => (row: JsonRecord) => (field in row ? row : null);
  const [voter, global, stat] = await Promise.all([
    readRow(pool, { ...table('voters'), ...ofName(account) }, having('owner'), options),
    readRow(pool, table('global'), having('voters_bucket'), options),
    tokenStat(pool, accounts.token, symbol.code, options),
  ]);
  return voter?.owner === account
    ? voterPay(voter, global, { symbol, supply: stat?.supply.units ?? null })
    : null;
}
