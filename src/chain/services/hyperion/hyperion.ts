import * as v from '../../core/schema.ts';
import type { TokenBalance } from '../../model/account/account.ts';
import { hyperionBalances } from './balances.ts';
import { timeOf } from '../../model/shared/lenient.ts';
import type { Asking } from '../../rpc/node.ts';
import type { Pool } from '../../rpc/pool.ts';
import { hyperionAsk } from './request.ts';

export interface Creator {
  readonly creator: string;
  /** Milliseconds UTC. */
  readonly time: number;
  readonly blockNum: number;
  readonly transactionId: string;
}

const creatorAnswer = v.looseObject({
  creator: v.string(),
  timestamp: v.string(),
  block_num: v.optional(v.number(), 0),
  trx_id: v.optional(v.string(), ''),
});

const tokensAnswer = v.looseObject({ tokens: v.array(v.unknown()) });

/** What a Hyperion service knows of an account besides history. */
export function createHyperionClient(pool: Pool) {
  const ask = hyperionAsk(pool);
  return {
    async getCreator(account: string, asking?: Asking): Promise<Creator> {
      const answer = await ask('/v2/history/get_creator', { account }, creatorAnswer, asking);
      return {
        creator: answer.creator,
        time: timeOf(answer.timestamp),
        blockNum: answer.block_num,
        transactionId: answer.trx_id,
      };
    },

    async getTokens(account: string, asking?: Asking): Promise<TokenBalance[]> {
      const answer = await ask('/v2/state/get_tokens', { account }, tokensAnswer, asking);
      return hyperionBalances(answer.tokens);
    },
  };
}
