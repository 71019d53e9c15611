import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { chainStatus } from '../chain-status.ts';
import { chainTime } from '../time.ts';
import { hyperionRoute } from './route.ts';

export function hyperionHealthRoutes(app: Hono, context: ApiContext): void {
  const { chain } = context;
  hyperionRoute(app, '/v2/state/alive', () => ({ status: 'OK' }));
  hyperionRoute(app, '/v2/health', () => {
    const { head, irreversible, chainId } = chainStatus(context);
    const time = chainTime(chain);
    return {
      version: '27.12.1-devnet',
      version_hash: '0'.repeat(40),
      host: 'devnet',
      health: [
        { service: 'RabbitMq', status: 'OK', time },
        {
          service: 'NodeosRPC',
          status: 'OK',
          service_data: {
            head_block_num: head.num,
            head_block_time: head.timestamp,
            time_offset: time - Date.parse(`${head.timestamp}Z`),
            last_irreversible_block: irreversible.num,
            chain_id: chainId,
          },
          time,
        },
        {
          service: 'Elasticsearch',
          status: 'OK',
          service_data: {
            active_shards: '100.0%',
            head_offset: 0,
            first_indexed_block: 1,
            last_indexed_block: head.num,
            total_indexed_blocks: head.num,
            missing_blocks: 0,
            missing_pct: '0.00%',
          },
          time,
        },
      ],
      features: {
        streaming: { enable: true, traces: true, deltas: true },
        tables: { proposals: true, accounts: true, voters: true },
        index_deltas: true,
        index_transfer_memo: true,
        index_all_deltas: true,
        deferred_trx: false,
        failed_trx: false,
        resource_limits: false,
        resource_usage: false,
      },
    };
  });
}
