import type { RamMarket } from '../model/ram.ts';
import type { Asking } from '../rpc/node.ts';
import { userResources } from '../tables/bandwidth.ts';
import { lacksTable } from '../tables/lacks-table.ts';
import { readRamMarket } from '../tables/ram-market.ts';
import type { ChainAccess } from './access.ts';

export interface RamTrading {
  /** Null where the chain has no market of its core token: its price then is not known. */
  readonly market: RamMarket | null;
  /** Bytes that were bought for the account, in use or not. */
  readonly bought: bigint;
}

export async function ramTrading(
  { pool, config }: ChainAccess,
  account: string,
  asking?: Asking,
): Promise<RamTrading> {
  const [market, resources] = await Promise.all([
    orNull(readRamMarket(pool, asking)),
    orNull(userResources(pool, account, asking)),
  ]);
  const ofCore = market?.tokens.symbol.code === config.coreSymbol.code;
  return { market: ofCore ? market : null, bought: resources?.ramBytes ?? 0n };
}

async function orNull<T>(reading: Promise<T | null>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (lacksTable(error)) return null;
    throw error;
  }
}
