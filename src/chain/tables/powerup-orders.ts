import * as limits from '../core/limits.ts';
import * as v from '../core/schema.ts';
import type { RequestOptions } from '../rpc/request.ts';
import type { Pool } from '../rpc/pool.ts';
import { int64, time } from '../rpc/fields.ts';
import { ofName } from './query.ts';
import { bySchema, readRows } from './read.ts';

const order = v.pipe(
  v.object({
    owner: v.string(),
    id: int64,
    net_weight: int64,
    cpu_weight: int64,
    expires: time,
  }),
  v.transform((row) => ({
    owner: row.owner,
    id: String(row.id),
    /** Units of stake that the order is worth until it expires. */
    net: row.net_weight,
    cpu: row.cpu_weight,
    /** Milliseconds UTC. */
    expiresAt: row.expires,
  })),
);

/** Resources rented by or for an account. */
export type PowerupOrder = v.InferOutput<typeof order>;

/** Open orders of an account, the next to expire first. At most a hundred. */
export async function readPowerupOrders(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<readonly PowerupOrder[]> {
  const table = { code: pool.accounts.system, scope: '0', table: 'powup.order' };
  const byOwner = { index_position: 2, key_type: 'i64', ...ofName(account) };
  const reading = { ...options, limit: limits.loanRows };
  const rows = await readRows(pool, { ...table, ...byOwner }, bySchema(order), reading);
  return rows
    .filter(({ owner }) => owner === account)
    .toSorted((a, b) => a.expiresAt - b.expiresAt);
}
