import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { serviceRoute } from '../service.ts';
import { standing } from '../standing.ts';
import { chainTime } from '../time.ts';

/** The version that the indexer says it is of. */
export const VERSION = '1.2.3';
/** Milliseconds a head may be old. */
const MOST_BEHIND = 20_000;

/** Whether the indexer and what it stands on are well, and how far it has got. */
export function indexerHealthRoutes(app: Hono, context: ApiContext): void {
  for (const path of ['/health', '/eosio-contract-api/health'])
    serviceRoute(app, 'GET', path, () => {
      const { head } = standing(context);
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
            ...{ head_block: head.num, head_time: headTime },
          },
        },
        query_time: time,
      };
    });
}
