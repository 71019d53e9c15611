import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { text } from '../params.ts';
import { nodeRoute } from '../router.ts';
import { chainStatus } from '../chain-status.ts';

/** Routes about the node itself, its database and its queue. */
export function statusRoutes(app: Hono, context: ApiContext): void {
  const { chain, history } = context;
  nodeRoute(
    app,
    '/v1/db_size/get',
    () => {
      const used = process.memoryUsage().heapUsed;
      const size = process.memoryUsage().heapTotal;
      return {
        free_bytes: size - used,
        used_bytes: used,
        size,
        indices: [
          { index: 'account_index', row_count: chain.accountNames().length },
          { index: 'action_history_index', row_count: history.traceCount() },
        ],
      };
    },
    { body: 'optional' },
  );

  nodeRoute(
    app,
    '/v1/node/get_supported_apis',
    () => {
      const paths = app.routes.map(({ path }) => path).filter((path) => path.startsWith('/v1/'));
      return { apis: [...new Set(paths)].toSorted() };
    },
    { body: 'optional' },
  );

  nodeRoute(app, '/v1/chain/get_transaction_status', (params) => {
    const found = history.transaction(text(params, 'id').toLowerCase());
    const { head, irreversible } = chainStatus(context);
    const first = chain.block(1);
    return {
      state: found
        ? found.block.num <= irreversible.num
          ? 'IRREVERSIBLE'
          : 'IN_BLOCK'
        : 'UNKNOWN',
      ...(found
        ? {
            block_number: found.block.num,
            block_id: found.block.id,
            block_timestamp: found.block.timestamp,
            expiration: `${found.transaction.transaction.expiration}.000`,
          }
        : {}),
      head_number: head.num,
      head_id: head.id,
      head_timestamp: head.timestamp,
      irreversible_number: irreversible.num,
      irreversible_id: irreversible.id,
      irreversible_timestamp: chain.block(irreversible.num)?.timestamp ?? head.timestamp,
      earliest_tracked_block_id: first?.id ?? head.id,
      earliest_tracked_block_number: first?.num ?? head.num,
    };
  });
}
