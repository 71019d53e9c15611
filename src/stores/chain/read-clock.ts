import { readClock } from '../../chain/client/chain/chain-clock.ts';
import type { ChainClock } from '../../chain/model/block/chain-clock.ts';
import { createNodeClient } from '../../chain/rpc/node.ts';
import type { Pool } from '../../chain/rpc/pool.ts';
import { chainConfig } from './chain.ts';

/** The chain's clock by the nodes heard so far, and another operator's where they differ from here. */
export function readChainClock(pool: Pool): Promise<ChainClock> {
  return readClock({ pool, node: createNodeClient(pool), config: chainConfig() });
}
