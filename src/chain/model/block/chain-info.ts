import type { InfoResponse } from '../../rpc/responses.ts';
import { timeOf } from '../shared/lenient.ts';

/** The response of get_info, as the explorer uses it. Times in milliseconds UTC. */
export interface ChainInfo {
  readonly chainId: string;
  readonly headBlockNum: number;
  readonly headBlockTime: number;
  readonly headBlockProducer: string;
  readonly lastIrreversibleBlockNum: number;
  readonly serverVersion: string;
}

export function chainInfo(response: InfoResponse): ChainInfo {
  return {
    chainId: response.chain_id,
    headBlockNum: response.head_block_num,
    headBlockTime: timeOf(response.head_block_time),
    headBlockProducer: response.head_block_producer,
    lastIrreversibleBlockNum: response.last_irreversible_block_num,
    serverVersion: response.server_version_string ?? response.server_version,
  };
}

export type Finality =
  | { readonly kind: 'irreversible' }
  | { readonly kind: 'reversible'; readonly blocksToGo: number };

/** Whether a block is irreversible, and how many blocks until it is. */
export function finalityOf(blockNum: number, lastIrreversible: number): Finality {
  return blockNum <= lastIrreversible
    ? { kind: 'irreversible' }
    : { kind: 'reversible', blocksToGo: blockNum - lastIrreversible };
}
