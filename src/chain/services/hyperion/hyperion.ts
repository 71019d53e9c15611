import * as v from 'valibot';
import type { TokenBalance } from '../../model/account/account.ts';
import { hyperionBalances } from './balances.ts';
import { timeOf } from '../../model/shared/lenient.ts';
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
  timestamp: v.string(),
  block_num: v.optional(v.number(), 0),
  trx_id: v.optional(v.string(), ''),
});

const tokensResponse = v.looseObject({ tokens: v.array(v.unknown()) });

/** What a Hyperion service knows of an account besides history. */
export function createHyperionClient(pool: Pool) {
  const ask = hyperionRequest(pool);
  return {
    async getCreator(account: string, options?: RequestOptions): Promise<Creator> {
      const answer = await ask('/v2/history/get_creator', { account }, creatorResponse, options);
      return {
        creator: answer.creator,
        time: timeOf(answer.timestamp),
        blockNum: answer.block_num,
        transactionId: answer.trx_id,
      };
    },

    async getTokens(account: string, options?: RequestOptions): Promise<TokenBalance[]> {
      const answer = await ask('/v2/state/get_tokens', { account }, tokensResponse, options);
      return hyperionBalances(answer.tokens);
    },
  };
}
