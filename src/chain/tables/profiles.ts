import * as limits from '../core/limits.ts';
import { nameToBigint } from '../core/name-bigint.ts';
import { type KycProvider, kycProviders } from '../model/account/kyc.ts';
import { type Profile, profile } from '../model/account/profile.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { ofName } from './query.ts';
import { byList, readAll, readRow } from './read.ts';

const CODE = 'eosio.proton';
const table = (name: string) => ({ code: CODE, scope: CODE, table: name });

/** The profile of a Proton account with its verifications, or null. */
export async function readProfile(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<Profile | null> {
  const row = await readRow(pool, { ...table('usersinfo'), ...ofName(account) }, profile, options);
  return row?.account === account ? row : null;
}

/** The identity verifiers of Proton. */
export async function readKycProviders(
  pool: Pool,
  options?: RequestOptions,
): Promise<readonly KycProvider[]> {
  const keyOf = ({ kyc_provider: name }: Record<string, unknown>) =>
    typeof name === 'string' ? nameToBigint(name) : null;
  const chunk = limits.tableChunk;
  const reading = { ...options, chunk, keyOf };
  return (await readAll(pool, table('kycproviders'), byList(kycProviders), reading)).rows;
}
