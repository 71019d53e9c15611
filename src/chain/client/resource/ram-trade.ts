import type { RamMarket } from '../../model/resource/ram.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { userResources } from '../../tables/bandwidth.ts';
import { orMissingTable } from '../../rpc/fallback.ts';
import type { ChainAccess } from '../chain/access.ts';
import { coreRamMarket } from './core-ram-market.ts';

export interface RamTrading {
  /** Null if the chain has no RAM market for its core token. Then there is no price. */
  readonly market: RamMarket | null;
  /** Bytes bought for the account, used or not. */
  readonly bought: bigint;
}

export async function ramTrading(
  access: ChainAccess,
  account: string,
  options?: RequestOptions,
): Promise<RamTrading> {
  const [market, resources] = await Promise.all([
    coreRamMarket(access, options),
    orMissingTable(userResources(access.pool, account, options), null),
  ]);
  return { market, bought: resources?.ramBytes ?? 0n };
}
