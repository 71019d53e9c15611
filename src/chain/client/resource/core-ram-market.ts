import type { RamMarket } from '../../model/resource/ram.ts';
import { orMissingTable } from '../../rpc/fallback.ts';
import { readRamMarket } from '../../tables/ram-market.ts';
import type { ChainAccess } from '../chain/access.ts';

/** The market of RAM for the core token, or null. */
export async function coreRamMarket({ pool, config }: ChainAccess): Promise<RamMarket | null> {
  const market = await orMissingTable(readRamMarket(pool), null);
  return market?.tokens.symbol.code === config.coreSymbol.code ? market : null;
}
