import type { Hono } from 'hono';
import type { Block, Chain } from '../../types.ts';
import type { ApiContext } from '../context.ts';
import { text } from '../params.ts';
import { nodeRoute } from '../router.ts';
import { headerJson, unknownBlock } from './block.ts';
import { authorityJson, scheduleJson } from './producer.ts';

const NO_HASH = '0'.repeat(64);

/** A node's state of a reversible block. */
export function headerStateRoutes(app: Hono, { chain }: ApiContext): void {
  nodeRoute(app, '/v1/chain/get_block_header_state', (params) => {
    const wanted = text(params, 'block_num_or_id');
    const block = chain.block(/^\d{1,10}$/.test(wanted) ? Number(wanted) : wanted.toLowerCase());
    const { num: irreversible } = chain.lastIrreversible;
    if (!block || block.num <= irreversible)
      throw unknownBlock(`Could not find reversible block: ${wanted}`);
    return headerState(chain, block, irreversible);
  });
}

function headerState(chain: Chain, block: Block, irreversible: number): unknown {
  const { version, producers } = chain.activeSchedule();
  const signer = producers.find(({ producer_name }) => producer_name === block.producer);
  const made = producers.map(({ producer_name }) => [producer_name, block.num]);
  return {
    block_num: block.num,
    dpos_proposed_irreversible_blocknum: block.num,
    dpos_irreversible_blocknum: irreversible,
    active_schedule: scheduleJson({ version, producers }, chain.spec.keyPrefix),
    blockroot_merkle: { _active_nodes: [block.previous], _node_count: block.num - 1 },
    producer_to_last_produced: made,
    producer_to_last_implied_irb: made,
    valid_block_signing_authority: authorityJson(
      signer?.block_signing_key ?? producers[0]!.block_signing_key,
      chain.spec.keyPrefix,
    ),
    confirm_count: [],
    id: block.id,
    header: {
      ...headerJson(block),
      header_extensions: [],
      producer_signature: block.producer_signature,
    },
    pending_schedule: {
      schedule_lib_num: 0,
      schedule_hash: NO_HASH,
      schedule: { version, producers: [] },
    },
    activated_protocol_features: { protocol_features: [] },
    additional_signatures: [],
  };
}
