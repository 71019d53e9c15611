import * as limits from '../core/limits.ts';
import { nameToBigint } from '../core/name.ts';
import { type KycProvider, kycProviders } from '../model/account/kyc-provider.ts';
import { type Profile, profile } from '../model/account/profile.ts';
import type { Asking } from '../rpc/ask.ts';
import type { Pool } from '../rpc/pool.ts';
import { each } from './fields.ts';
import { nameKey, ofName } from './query.ts';
import { readAll, readRow, readRows } from './read.ts';

const CODE = 'eosio.proton';
const table = (name: string) => ({ code: CODE, scope: CODE, table: name });

/** Who an account of Proton says it is, and who verified that; null where it says nothing. */
export async function readProfile(
  pool: Pool,
  account: string,
  asking?: Asking,
): Promise<Profile | null> {
  const row = await readRow(pool, { ...table('usersinfo'), ...ofName(account) }, profile, asking);
  return row?.account === account ? row : null;
}

/** Profiles from an account's name on, in the order of names: ten unless told. */
export function readProfiles(
  pool: Pool,
  from: string,
  asking: Asking & { readonly limit?: number } = {},
): Promise<readonly Profile[]> {
  return readRows(pool, { ...table('usersinfo'), lower_bound: nameKey(from) }, profile, asking);
}

/** Who verifies identities on Proton. */
export async function readKycProviders(
  pool: Pool,
  asking?: Asking,
): Promise<readonly KycProvider[]> {
  const keyOf = ({ kyc_provider: name }: Record<string, unknown>) =>
    typeof name === 'string' ? nameToBigint(name) : null;
  const chunk = limits.tableChunk;
  const reading = { ...asking, chunk, keyOf };
  return (await readAll(pool, table('kycproviders'), each(kycProviders), reading)).rows;
}
