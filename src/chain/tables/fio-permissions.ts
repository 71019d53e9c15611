import { nameFromBigint } from '../core/name-bigint.ts';
import * as v from '../core/schema.ts';
import { int64 } from '../rpc/fields.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { fioHash } from './fio-names.ts';
import { only } from './query.ts';
import { bySchema, readAll, readRow } from './read.ts';

/** The only permission of FIO's contract: registering addresses in a private domain. */
const REGISTER = 'register_address_on_domain';
const CODE = 'fio.perms';
/** The contract allows a hundred. */
const MOST_GRANTEES = 1000;

const permission = v.object({ id: int64, object_name: v.string() });
const access = v.pipe(
  v.object({ permission_id: int64, grantee_account: int64 }),
  v.transform((row) => ({
    permission: String(row.permission_id),
    grantee: nameFromBigint(row.grantee_account),
  })),
);

/** Accounts that may register addresses in a domain, beside its owner. */
export async function domainGrantees(
  pool: Pool,
  domain: string,
  options?: RequestOptions,
): Promise<readonly string[]> {
  const of = (table: string) => ({ code: CODE, scope: CODE, table });
  const hash = await fioHash(`domain${domain}${REGISTER}`);
  const byControl = { ...of('permissions'), index_position: 5, key_type: 'i128', ...only(hash) };
  const row = await readRow(pool, byControl, bySchema(permission), options);
  if (row?.object_name !== domain) return [];
  const id = String(row.id);
  const byPermission = { ...of('accesses'), index_position: 2, key_type: 'i64', ...only(id) };
  const { rows } = await readAll(pool, byPermission, bySchema(access), {
    ...options,
    chunk: MOST_GRANTEES,
  });
  return rows.filter((one) => one.permission === id).map(({ grantee }) => grantee);
}
