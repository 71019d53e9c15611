import { readClock } from '../../chain/client/chain/chain-clock.ts';
import type { ChainClock } from '../../chain/model/block/chain-clock.ts';
import { createNodeClient } from '../../chain/rpc/node.ts';
import type { Pool } from '../../chain/rpc/pool.ts';
import { chainConfig } from './chain.ts';

/** The chain's clock by the known nodes. Asks a second operator if they differ from this device. */
export function readChainClock(pool: Pool): Promise<ChainClock> {
  return readClock({ pool, node: createNodeClient(pool), config: chainConfig() });
}
