import type { RamMarket } from '../../model/resource/ram.ts';
import type { Asking } from '../../rpc/node.ts';
import { orLacking } from '../../tables/lacks-table.ts';
import { readRamMarket } from '../../tables/ram-market.ts';
import type { ChainAccess } from '../chain/access.ts';

/** The market that sells RAM for the core token, or null where there is none. */
export async function coreRamMarket(
  { pool, config }: ChainAccess,
  asking?: Asking,
): Promise<RamMarket | null> {
  const market = await orLacking(readRamMarket(pool, asking), null);
  return market?.tokens.symbol.code === config.coreSymbol.code ? market : null;
}
