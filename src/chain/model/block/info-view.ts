import type { InfoResponse } from '../../rpc/responses.ts';
import type { ChainInfo } from './chain-info.ts';
import { timeOf } from '../shared/lenient.ts';

export function chainInfo(response: InfoResponse): ChainInfo {
  return {
    chainId: response.chain_id,
    headBlockNum: response.head_block_num,
    headBlockId: response.head_block_id,
    headBlockTime: timeOf(response.head_block_time),
    headBlockProducer: response.head_block_producer,
    lastIrreversibleBlockNum: response.last_irreversible_block_num,
    lastIrreversibleBlockId: response.last_irreversible_block_id,
    serverVersion: response.server_version_string ?? response.server_version,
  };
}
