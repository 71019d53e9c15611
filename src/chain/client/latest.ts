import { blockView } from '../model/block-view.ts';
import type { BlockView } from '../model/block.ts';
import type { RamMarket } from '../model/ram.ts';
import { lacksTable } from '../tables/lacks-table.ts';
import { readRamMarket } from '../tables/ram-market.ts';
import type { ChainAccess } from './access.ts';

const BLOCKS = 6;

/** The chain's last blocks, newest first. */
export async function latestBlocks({ node }: ChainAccess): Promise<readonly BlockView[]> {
  const { head_block_num: head } = await node.getInfo();
  const numbers = Array.from({ length: Math.min(BLOCKS, head) }, (_, back) => head - back);
  return Promise.all(numbers.map(async (number) => blockView(await node.getBlock(number))));
}

/** The market that sells RAM for the core token, or null where there is none. */
export async function coreRamMarket({ pool, config }: ChainAccess): Promise<RamMarket | null> {
  const market = await readRamMarket(pool).catch((error: unknown) => {
    if (lacksTable(error)) return null;
    throw error;
  });
  return market?.tokens.symbol.code === config.coreSymbol.code ? market : null;
}
