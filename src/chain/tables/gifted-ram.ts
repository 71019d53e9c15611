import * as v from '../core/schema.ts';
import type { RamGift } from '../model/resource/ram-moves.ts';
import { int64 } from '../rpc/fields.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { ofName } from './query.ts';
import { bySchema, readRow } from './read.ts';

const giftedRam = v.object({ giftee: v.string(), gifter: v.string(), ram_bytes: int64 });
const egressAccount = v.object({ account: v.string() });

/** The gifted RAM that an account holds; null if none. All of it comes from one account. */
export async function giftedRamOf(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<RamGift | null> {
  const { system } = pool.accounts;
  const query = { code: system, scope: system, table: 'giftedram', ...ofName(account) };
  const row = await readRow(pool, query, bySchema(giftedRam), options);
  return row?.giftee === account ? { gifter: row.gifter, bytes: row.ram_bytes } : null;
}

/** Whether the contract of WRAM refuses to send tokens to an account. */
export async function refusesWram(
  pool: Pool,
  contract: string,
  account: string,
  options?: RequestOptions,
): Promise<boolean> {
  const query = { code: contract, scope: contract, table: 'egresslist', ...ofName(account) };
  const row = await readRow(pool, query, bySchema(egressAccount), options);
  return row?.account === account;
}
