import type { Hono } from 'hono';
import { toModernKey } from '#src/chain/core/key.ts';
import type { Chain } from '../../types.ts';
import type { ApiContext } from '../context.ts';
import { nodeKey } from '../keys.ts';
import { HyperionError, indexedRoute } from './route.ts';

/** The schedule of a version, the active one by default; others are not kept. */
export function hyperionScheduleRoutes(app: Hono, context: ApiContext): void {
  const { chain } = context;
  indexedRoute(app, context, '/v2/history/get_schedule', (query) => {
    const { version, producers } = chain.activeSchedule();
    if (query['version'] && Number(query['version']) !== version)
      throw new HyperionError(404, `schedule not found for version ${query['version']}`);
    const block = chain.block(proposingBlock(chain, version)) ?? chain.headBlock;
    return {
      timestamp: block.timestamp,
      block_num: block.num,
      version,
      producers: producers.map(({ producer_name, block_signing_key }) => ({
        producer_name,
        block_signing_key: toModernKey(block_signing_key),
        legacy_key: nodeKey(block_signing_key, chain.spec.keyPrefix),
      })),
    };
  });
}

/** The last block before a schedule version, which carries the new producers. */
function proposingBlock(chain: Chain, version: number): number {
  let low = 1;
  let high = chain.headBlock.num + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const block = chain.block(middle);
    if (!block || block.schedule_version < version) low = middle + 1;
    else high = middle;
  }
  return Math.max(1, low - 1);
}
