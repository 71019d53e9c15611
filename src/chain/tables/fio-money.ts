import type { Asset } from '../core/asset.ts';
import * as limits from '../core/limits.ts';
import type { TokenSymbol } from '../core/symbol.ts';
import { type FioFee, fioFees } from '../model/fio/fio.ts';
import { unitsOf } from '../model/shared/lenient.ts';
import { fioGrant, fioLock, type LockPart } from '../model/vest/fio-locks.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { ofName } from './query.ts';
import { byList, readAll, readRow } from './read.ts';
import { readerOfPresent } from './scopes.ts';

/** The fee table, up to a thousand rows a request. */
export async function readFioFeeTable(
  pool: Pool,
  options?: RequestOptions,
): Promise<readonly FioFee[]> {
  const query = { code: 'fio.fee', scope: 'fio.fee', table: 'fiofees' };
  const keyOf = ({ fee_id: id }: Record<string, unknown>) =>
    typeof id === 'number' || typeof id === 'string' ? BigInt(id) : null;
  const chunk = limits.stakeTableRows;
  return (await readAll(pool, query, byList(fioFees), { ...options, chunk, keyOf })).rows;
}

/** The fee of each endpoint in billionths of FIO, by its name. */
export async function readFioFees(
  pool: Pool,
  options?: RequestOptions,
): Promise<ReadonlyMap<string, bigint>> {
  const fees = await readFioFeeTable(pool, options);
  return new Map(fees.map(({ endpoint, units }) => [endpoint, units]));
}

/** The treasury's producer rewards and bucket. Zero before the first reward. */
export async function readFioTreasury(
  pool: Pool,
  symbol: TokenSymbol,
  options?: RequestOptions,
): Promise<{ readonly bpRewards: Asset; readonly bpBucket: Asset }> {
  const none = { units: 0n, symbol };
  const of = async (table: string) => {
    const query = { code: 'fio.treasury', scope: 'fio.treasury', table };
    const read = (row: Record<string, unknown>) =>
      'rewards' in row ? unitsOf(row['rewards'], symbol) : null;
    return (await readRow(pool, query, read, options)) ?? none;
  };
  const [bpRewards, bpBucket] = await Promise.all([of('bprewards'), of('bpbucketpool')]);
  return { bpRewards, bpBucket };
}

interface Locked {
  /** Of the grant of the main net's start, or null. */
  readonly fioGrant: Asset | null;
  readonly fioLocks: readonly LockPart[];
}

/** What is locked of an account's FIO at a time, in milliseconds UTC. */
export async function readFioLocks(
  pool: Pool,
  account: string,
  { symbol, now }: { readonly symbol: TokenSymbol; readonly now: number },
  options?: RequestOptions,
): Promise<Locked> {
  const { system } = pool.accounts;
  const own = { code: system, scope: system, ...ofName(account) };
  const grants = { ...own, table: 'lockedtokens' };
  const locks = { ...own, table: 'locktokensv2', index_position: 2, key_type: 'i64' };
  const read = await readerOfPresent(pool, { code: system, scope: system }, options);
  const [grant, lock] = await Promise.all([
    read(grants, (row) => fioGrant(row, symbol, now)),
    read(locks, (row) => fioLock(row, symbol, now)),
  ]);
  return {
    fioGrant: grant?.owner === account ? grant.rest : null,
    fioLocks: lock?.owner === account ? lock.parts : [],
  };
}
