import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { serviceRoute } from '../service.ts';
import { chainStatus } from '../chain-status.ts';
import { chainTime } from '../time.ts';

/** The indexer's reported version. */
export const VERSION = '1.2.3';
/** Maximum age of a head, in milliseconds. */
const MOST_BEHIND = 20_000;

/** The health of the indexer and its dependencies, and its progress. */
export function indexerHealthRoutes(app: Hono, context: ApiContext): void {
  for (const path of ['/health', '/eosio-contract-api/health'])
    serviceRoute(app, 'GET', path, () => {
      const { head } = chainStatus(context);
      const time = chainTime(context.chain);
      const headTime = Date.parse(`${head.timestamp}Z`);
      return {
        success: true,
        data: {
          version: VERSION,
          postgres: { status: 'OK', readers: [{ block_num: String(head.num) }] },
          redis: { status: 'OK' },
          chain: {
            status: headTime > time - MOST_BEHIND ? 'OK' : 'ERROR',
            head_block: head.num,
            head_time: headTime,
          },
        },
        query_time: time,
      };
    });
}
