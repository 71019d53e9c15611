import * as limits from '../core/limits.ts';
import * as v from '../core/schema.ts';
import { symbolCodeToBigint } from '../core/symbol-bigint.ts';
import type { PackageUse, ServicePackage, ServiceStake } from '../model/dsp/service-package.ts';
import { asset, count, flag, int64, time } from '../rpc/fields.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { nameKey } from './query.ts';
import { bySchema, type KeyReader, readAll, type TableRead } from './read.ts';
import { tablesIn } from './scopes.ts';

const CONTRACT = 'dappservices';
/** The scope of the users: the code of the staked token. */
const DAPP = String(symbolCodeToBigint('DAPP'));
/** Pages of a thousand users that a screen reads. */
const PAGES = 5;

const servicePackage = v.pipe(
  v.object({
    provider: v.string(),
    service: v.string(),
    package_id: v.string(),
    quota: asset,
    package_period: count,
    min_stake_quantity: asset,
    min_unstake_period: count,
    api_endpoint: v.string(),
    enabled: flag,
  }),
  v.transform((row): ServicePackage => ({
    provider: row.provider,
    service: row.service,
    name: row.package_id,
    quota: row.quota,
    periodSeconds: row.package_period,
    leastStake: row.min_stake_quantity,
    unstakeSeconds: row.min_unstake_period,
    endpoint: row.api_endpoint,
    enabled: row.enabled,
  })),
);

const use = v.pipe(
  v.object({
    account: v.string(),
    provider: v.string(),
    service: v.string(),
    package: v.string(),
    balance: asset,
  }),
  v.transform((row): PackageUse => ({
    account: row.account,
    provider: row.provider,
    service: row.service,
    name: row.package,
    staked: row.balance,
  })),
);

const stake = v.pipe(
  v.object({ provider: v.string(), service: v.string(), balance: asset }),
  v.transform((row): ServiceStake => ({
    provider: row.provider,
    service: row.service,
    amount: row.balance,
    returnedAt: null,
  })),
);

const refund = v.pipe(
  v.object({ provider: v.string(), service: v.string(), amount: asset, unstake_time: time }),
  v.transform((row): ServiceStake => ({
    provider: row.provider,
    service: row.service,
    amount: row.amount,
    returnedAt: row.unstake_time,
  })),
);

const byId: KeyReader = ({ id }) => {
  const read = v.safeParse(int64, id);
  return read.success ? read.output : null;
};

/** Whether the chain has packages: most lack the contract. Null if it is not known. */
export async function hasServicePackages(
  pool: Pool,
  options?: RequestOptions,
): Promise<boolean | null> {
  return (await tablesIn(pool, CONTRACT, CONTRACT, options))?.has('package') ?? null;
}

/** The packages of the DAPP Network's providers. */
export function servicePackages(
  pool: Pool,
  options?: RequestOptions,
): Promise<TableRead<ServicePackage>> {
  const query = { code: CONTRACT, scope: CONTRACT, table: 'package' };
  const reading = { ...options, keyOf: byId, chunk: limits.downloadRows };
  return readAll(pool, query, bySchema(servicePackage), reading);
}

/** Who uses packages. Not complete if there are more users than a screen reads. */
export function packageUses(pool: Pool, options?: RequestOptions): Promise<TableRead<PackageUse>> {
  const query = { code: CONTRACT, scope: DAPP, table: 'accountext' };
  const reading = { ...options, keyOf: byId, chunk: limits.stakeTableRows, maxPages: PAGES };
  return readAll(pool, query, bySchema(use), reading);
}

/** What an account staked to providers, and what is being returned to it. */
export async function serviceStakes(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<readonly ServiceStake[]> {
  const query = (table: string) => ({ code: CONTRACT, scope: nameKey(account), table });
  const reading = { ...options, keyOf: byId };
  const [stakes, refunds] = await Promise.all([
    readAll(pool, query('staking'), bySchema(stake), reading),
    readAll(pool, query('refunds'), bySchema(refund), reading),
  ]);
  return [...stakes.rows, ...refunds.rows].filter(({ amount }) => amount.units > 0n);
}
