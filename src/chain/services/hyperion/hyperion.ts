import * as v from '../../core/schema.ts';
import { isName } from '../../core/name.ts';
import { UnsupportedError } from '../../model/shared/load-state.ts';
import { timeOf } from '../../model/shared/lenient.ts';
import { count } from '../../rpc/fields.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { Pool } from '../../rpc/pool.ts';
import { hyperionRequest } from './request.ts';

export interface Creator {
  readonly creator: string;
  /** Milliseconds UTC. */
  readonly time: number;
  readonly blockNum: number;
  readonly transactionId: string;
}

const creatorResponse = v.looseObject({
  creator: v.string(),
  timestamp: v.optional(v.unknown()),
  block_num: v.nullish(count, 0),
  trx_id: v.nullish(v.string(), ''),
});

/** Account data of a Hyperion service besides history. */
export function createHyperionClient(pool: Pick<Pool, 'get'>) {
  const request = hyperionRequest(pool);

  return {
    async getCreator(account: string): Promise<Creator> {
      const response = await request('/v2/history/get_creator', { account }, creatorResponse);
      // It has an empty one if it did not index the action: the block may tell.
      if (!isName(response.creator)) throw new UnsupportedError('hyperion');
      return {
        creator: response.creator,
        time: timeOf(response.timestamp),
        blockNum: response.block_num,
        transactionId: response.trx_id,
      };
    },

    async getTokens(account: string, options?: RequestOptions) {
      return (await import('./tokens.ts')).listTokens(request, account, options);
    },
  };
}
