import * as v from '../../core/schema.ts';
import { tokenSymbol } from '../../core/symbol.ts';
import type { TokenBalance } from '../../model/account/account.ts';
import { timeOf } from '../../model/shared/lenient.ts';
import { listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { Pool } from '../../rpc/pool.ts';
import { hyperionRequest } from './request.ts';

const MAX_DECIMALS = 18;

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

/** Account data of a Hyperion service besides history. */
export function createHyperionClient(pool: Pool) {
  const request = hyperionRequest(pool);
  return {
    async getCreator(account: string, options?: RequestOptions): Promise<Creator> {
      const response = await request(
        '/v2/history/get_creator',
        { account },
        creatorResponse,
        options,
      );
      return {
        creator: response.creator,
        time: timeOf(response.timestamp),
        blockNum: response.block_num,
        transactionId: response.trx_id,
      };
    },

    async getTokens(account: string, options?: RequestOptions): Promise<TokenBalance[]> {
      const response = await request('/v2/state/get_tokens', { account }, tokensResponse, options);
      return hyperionBalances(response.tokens);
    },
  };
}

/**
 * Hyperion's balances. Amounts are floating-point numbers, and the precision is included only for
 * tokens whose table Hyperion can read. Otherwise the decimals of the amount are used. Malformed
 * balances are omitted.
 */
export function hyperionBalances(tokens: readonly unknown[]): TokenBalance[] {
  return listOf(tokens).flatMap((value) => {
    const { symbol, amount, contract, precision } = recordOf(value);
    const figure = numberOf(amount);
    const code = textOf(symbol);
    const account = textOf(contract);
    if (figure === null || code === null || account === null) return [];
    try {
      const decimals = numberOf(precision) ?? decimalsOf(figure);
      const parsed = tokenSymbol(code, decimals);
      const units = BigInt(figure.toFixed(decimals).replace('.', ''));
      return [{ contract: account, amount: { units, symbol: parsed } }];
    } catch {
      return [];
    }
  });
}

function decimalsOf(figure: number): number {
  for (let places = 0; places < MAX_DECIMALS; places++)
    if (Number(figure.toFixed(places)) === figure) return places;
  return MAX_DECIMALS;
}
