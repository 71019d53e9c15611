import type { Hono } from 'hono';
import { bytesOfHex } from '../../abi/hex.ts';
import { blsKeyText } from '../../engine/bls-keys.ts';
import type { ApiContext } from '../context.ts';
import { bareRoute } from '../router.ts';
import { readRow } from '../rows.ts';
import { chainStatus } from '../chain-status.ts';

/** One finalizer votes weakly, and one has been away for so many blocks. */
const WEAK = 3;
const AWAY = { place: 5, blocks: 250 };

interface Proposed {
  fin_authority: { description: string; weight: number | string; public_key: string };
}

/** The finalizers' policy and their last votes. The devnet does not count generations. */
export function finalizerRoutes(app: Hono, context: ApiContext): void {
  if (!context.chain.spec.savanna) return;
  bareRoute(app, '/v1/chain/get_finalizer_info', () => {
    const { chain } = context;
    const { head } = chainStatus(context);
    const row = readRow(chain, { code: 'eosio', scope: 'eosio', table: 'lastpropfins' });
    const list = (row?.['last_proposed_finalizers'] ?? []) as Proposed[];
    const finalizers = list.map(({ fin_authority: { description, weight, public_key } }) => ({
      description,
      weight: Number(weight),
      public_key: blsKeyText(bytesOfHex(public_key)),
    }));
    const policy = {
      generation: 1,
      threshold: Math.floor((finalizers.length * 2) / 3) + 1,
      finalizers,
    };
    const votes = finalizers.map(({ description, public_key }, index) => {
      const block = chain.block(head.num - (index === AWAY.place ? AWAY.blocks : 0)) ?? head;
      return {
        description,
        public_key,
        is_vote_strong: index !== WEAK,
        finalizer_policy_generation: 1,
        voted_for_block_id: block.id,
        voted_for_block_num: block.num,
        voted_for_block_timestamp: block.timestamp,
      };
    });
    return {
      active_finalizer_policy: finalizers.length > 0 ? policy : null,
      pending_finalizer_policy: null,
      last_tracked_votes: votes,
    };
  });
}
