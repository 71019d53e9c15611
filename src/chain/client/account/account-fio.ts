import type { Asset } from '../../core/asset.ts';
import { type FioBalance, fioBalance, fioKey } from '../../model/fio/fio.ts';
import type { FioAddress, FioDomain } from '../../model/fio/fio-names.ts';
import { getFioBalance } from '../../rpc/fio-node.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { stakeReward } from '../../model/fio/fio-staking.ts';
import { fioAddressesOf, fioDomainsOf, fioPublicKey } from '../../tables/fio-names.ts';
import { readFioStake } from '../../tables/fio-staking.ts';
import type { ChainAccess } from '../chain/access.ts';

export interface FioHoldings {
  /** In FIO's form. Null if the chain does not know it. */
  readonly publicKey: string | null;
  /** Null without a public key. */
  readonly balance: FioBalance | null;
  /** What unstaking all would pay more than the stake. Null if nothing is staked, or it is refused. */
  readonly reward: Asset | null;
  readonly addresses: readonly FioAddress[];
  readonly domains: readonly FioDomain[];
}

/** FIO's own data of an account. */
export async function fioHoldings(
  { pool, config }: ChainAccess,
  account: string,
  options?: RequestOptions,
): Promise<FioHoldings> {
  const [key, addresses, domains, staking] = await Promise.all([
    fioPublicKey(pool, account, options),
    fioAddressesOf(pool, account, options),
    fioDomainsOf(pool, account, options),
    readFioStake(pool, account, options),
  ]);
  const publicKey = key === null ? null : fioKey(key);
  const response = publicKey === null ? null : await getFioBalance(pool, publicKey, options);
  const reward = staking && stakeReward(staking.stake, staking.pools);
  return {
    publicKey,
    balance: response && fioBalance(response),
    reward: reward === null ? null : { units: reward, symbol: config.coreSymbol },
    addresses: addresses.rows,
    domains: domains.rows,
  };
}
