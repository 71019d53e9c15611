import * as v from '../../core/schema.ts';
import type { TokenBalance } from '../../model/account/account.ts';
import { listOf, recordOf } from '../../rpc/json.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { approximateBalance, eachOnce } from '../about-amount.ts';
import { PAGE, readAllRows } from '../pages.ts';
import type { hyperionRequest } from './request.ts';

export interface ListedTokens {
  readonly balances: readonly TokenBalance[];
  /** False if there may be more. */
  readonly complete: boolean;
}

const tokensResponse = v.looseObject({ tokens: v.array(v.unknown()) });

/** All of an account's tokens. */
export async function listTokens(
  request: ReturnType<typeof hyperionRequest>,
  account: string,
  options?: RequestOptions,
): Promise<ListedTokens> {
  const { rows, complete } = await readAllRows(
    async (skip) => {
      const query = { account, limit: PAGE, ...(skip > 0 && { skip }) };
      const { tokens } = await request('/v2/state/get_tokens', query, tokensResponse, options);
      return { rows: tokens, length: tokens.length };
    },
    (row) => {
      const { contract, symbol } = recordOf(row);
      return JSON.stringify([contract, symbol]);
    },
    { dropsDuplicates: true },
  );
  return { balances: hyperionBalances(rows), complete };
}

/**
 * Hyperion's balances, about: amounts are floating-point numbers, and the precision is included only
 * for tokens whose table Hyperion can read. Otherwise the decimals of the amount are used. An amount
 * that is none is malformed; rows that name no token are omitted.
 */
export function hyperionBalances(tokens: readonly unknown[]): TokenBalance[] {
  const balances = listOf(tokens).flatMap((value) => {
    const { symbol, amount, contract, precision } = recordOf(value);
    return approximateBalance(contract, symbol, amount, precision);
  });
  return eachOnce(balances);
}
