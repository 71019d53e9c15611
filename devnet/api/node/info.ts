import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { nodeRoute } from '../router.ts';
import { standing } from '../standing.ts';

/** Says what it is to whoever asks for the node's version. */
const SERVER_VERSION = 'v27.12.1-pronghorn-devnet';

const BLOCK_CPU_LIMIT = 200_000;
const BLOCK_NET_LIMIT = 1_048_576;

export function infoRoutes(app: Hono, context: ApiContext): void {
  nodeRoute(app, '/v1/chain/get_info', () => infoJson(context), { body: 'optional' });
}

/** The answer of get_info. */
export function infoJson(context: Pick<ApiContext, 'chain' | 'faults'>): Record<string, unknown> {
  const { chain } = context;
  const { chainId, head, irreversible } = standing(context);
  const weights = chain.totalWeights();
  return {
    server_version: '27121000',
    chain_id: chainId,
    head_block_num: head.num,
    last_irreversible_block_num: irreversible.num,
    last_irreversible_block_id: irreversible.id,
    head_block_id: head.id,
    head_block_time: head.timestamp,
    head_block_producer: head.producer,
    virtual_block_cpu_limit: BLOCK_CPU_LIMIT * 1000,
    virtual_block_net_limit: BLOCK_NET_LIMIT * 1000,
    block_cpu_limit: BLOCK_CPU_LIMIT,
    block_net_limit: BLOCK_NET_LIMIT,
    server_version_string: SERVER_VERSION,
    fork_db_head_block_num: head.num,
    fork_db_head_block_id: head.id,
    server_full_version_string: SERVER_VERSION,
    total_cpu_weight: String(weights.cpu),
    total_net_weight: String(weights.net),
    earliest_available_block_num: 1,
    last_irreversible_block_time: chain.block(irreversible.num)?.timestamp ?? head.timestamp,
  };
}
