import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { integer, name } from '../params.ts';
import { nodeRoute } from '../router.ts';
import { chainStatus } from '../chain-status.ts';

/** nodeos's history plugin: an account's traces, numbered from 0. */
export function accountActionRoutes(app: Hono, context: ApiContext): void {
  const { history } = context;
  nodeRoute(app, '/v1/history/get_actions', (params) => {
    const positions = history.tracesOf(name(params, 'account_name'));
    const { start, end } = actionRange(
      positions.length,
      integer(params, 'pos', -1),
      integer(params, 'offset', -20),
    );
    const { head, irreversible } = chainStatus(context);
    return {
      actions: positions.slice(start, end + 1).map((position, i) => {
        const { trace, block } = history.trace(position);
        return {
          global_action_seq: trace.receipt.global_sequence,
          account_action_seq: start + i,
          block_num: block.num,
          block_time: block.timestamp,
          irreversible: block.num <= irreversible.num,
          action_trace: { ...trace, producer_block_id: block.id },
        };
      }),
      head_block_num: head.num,
      last_irreversible_block: irreversible.num,
    };
  });
}

/**
 * First and last sequence, both included, by the history plugin's rules: `pos` -1 is one past the
 * latest; a positive offset goes forward from `pos`, a negative one back.
 */
export function actionRange(
  count: number,
  pos: number,
  offset: number,
): { start: number; end: number } {
  const from = pos === -1 ? count : pos;
  const [start, end] = offset > 0 ? [from, from + offset] : [from + offset, from];
  return { start: Math.max(0, start), end };
}
