import type { RamMarket } from '../../model/resource/ram.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { orMissingTable } from '../../rpc/fallback.ts';
import { readRamMarket } from '../../tables/ram-market.ts';
import type { ChainAccess } from '../chain/access.ts';

/** The market of RAM for the core token, or null. */
export async function coreRamMarket(
  { pool, config }: ChainAccess,
  options?: RequestOptions,
): Promise<RamMarket | null> {
  const market = await orMissingTable(readRamMarket(pool, options), null);
  return market?.tokens.symbol.code === config.coreSymbol.code ? market : null;
}
