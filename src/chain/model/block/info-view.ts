import type { InfoResponse } from '../../rpc/responses.ts';
import type { ChainInfo } from './chain-info.ts';
import { timeOf } from '../shared/lenient.ts';

export function chainInfo(answer: InfoResponse): ChainInfo {
  return {
    chainId: answer.chain_id,
    headBlockNum: answer.head_block_num,
    headBlockId: answer.head_block_id,
    headBlockTime: timeOf(answer.head_block_time),
    headBlockProducer: answer.head_block_producer,
    lastIrreversibleBlockNum: answer.last_irreversible_block_num,
    lastIrreversibleBlockId: answer.last_irreversible_block_id,
    serverVersion: answer.server_version_string ?? answer.server_version,
  };
}
