import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { bareRoute } from '../router.ts';
import { chainStatus } from '../chain-status.ts';

/** The reported node version. */
const SERVER_VERSION = 'v27.12.1-pronghorn-devnet';

const BLOCK_CPU_LIMIT = 200_000;
const BLOCK_NET_LIMIT = 1_048_576;

export function infoRoutes(app: Hono, context: ApiContext): void {
  bareRoute(app, '/v1/chain/get_info', () => infoJson(context));
  bareRoute(app, '/v1/chain/get_consensus_parameters', () => ({
    chain_config: {
      ...context.chain.parameters(),
      max_action_return_value_size: RETURN_VALUE_BYTES,
    },
    wasm_config: WASM_LIMITS,
  }));
}

/** nodeos's default WebAssembly limits. */
const WASM_LIMITS = {
  max_mutable_global_bytes: 1024,
  max_table_elements: 1024,
  max_section_elements: 8192,
  max_linear_memory_init: 65_536,
  max_func_local_bytes: 8192,
  max_nested_structures: 1024,
  max_symbol_bytes: 8192,
  max_module_bytes: 20_971_520,
  max_code_bytes: 20_971_520,
  max_pages: 528,
  max_call_depth: 251,
};
const RETURN_VALUE_BYTES = 256;

/** The response of get_info. */
export function infoJson(context: Pick<ApiContext, 'chain' | 'faults'>): Record<string, unknown> {
  const { chain } = context;
  const { chainId, head, irreversible } = chainStatus(context);
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
