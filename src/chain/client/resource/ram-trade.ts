import type { RamMarket } from '../../model/resource/ram.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { userResources } from '../../tables/bandwidth.ts';
import { orMissingTable } from '../../rpc/fallback.ts';
import type { ChainAccess } from '../chain/access.ts';
import { coreRamMarket } from './core-ram-market.ts';

export interface RamTrading {
  /** Null where the chain has no market of its core token: its price then is not known. */
  readonly market: RamMarket | null;
  /** Bytes that were bought for the account, in use or not. */
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
