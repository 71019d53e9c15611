import * as limits from '../core/limits.ts';
import * as v from '../core/schema.ts';
import { int64, maybe, optionalText, time } from '../rpc/fields.ts';
import type { RequestOptions } from '../rpc/request.ts';
import type { Pool } from '../rpc/pool.ts';
import { bySchema, readRows } from './read.ts';

const WEBAUTHN = 'webauthn';

/** No public source has the row: only its account is required. */
const credential = v.pipe(
  v.looseObject({
    account: v.string(),
    id: maybe(int64),
    public_key: optionalText,
    name: optionalText,
    created_at: maybe(time),
  }),
  v.transform((row) => ({
    account: row.account,
    id: row.id,
    /** PUB_WA_… */
    publicKey: row.public_key ?? '',
    /** By its owner: hostile text. */
    name: row.name ?? '',
    /** Milliseconds UTC. Null if it is not reported. */
    createdAt: row.created_at,
  })),
);

/** A passkey that an account registered. */
export type Credential = v.InferOutput<typeof credential>;

/**
 * The passkeys that an account registered at Proton's `webauthn`. The second index finds them by
 * account.
 */
export async function readCredentials(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<readonly Credential[]> {
  const query = {
    code: WEBAUTHN,
    scope: WEBAUTHN,
    table: 'credentials',
    index_position: 2,
    key_type: 'name',
    lower_bound: account,
    upper_bound: account,
  };
  const limit = limits.tableChunk;
  const rows = await readRows(pool, query, bySchema(credential), { ...options, limit });
  return rows.filter((row) => row.account === account);
}
