import {
  request,
  type RequestOptions,
  type RequestArguments,
  allowLargeResponse,
} from './request.ts';
import * as responses from './history-responses.ts';
import type { Pool } from './pool.ts';

/** The calls of a node that keeps account history. */
export function createHistoryNodeClient(pool: Pool) {
  const history = <T>(call: string, ...rest: RequestArguments<T>) =>
    request(pool, `/v1/history/${call}`, ...rest);

  return {
    getKeyAccounts: (key: string, options?: RequestOptions) =>
      history(
        'get_key_accounts',
        { public_key: key },
        responses.historyKeyAccountsResponse,
        options,
      ),

    /** `pos` of -1 is the newest; a negative `offset` reads towards the oldest, both ends included. */
    getActions: (account: string, pos: number, offset: number, options?: RequestOptions) =>
      history(
        'get_actions',
        { account_name: account, pos, offset },
        responses.historyActionsResponse,
        options,
      ),

    getTransaction: (id: string, blockNumHint?: number, options?: RequestOptions) =>
      history(
        'get_transaction',
        blockNumHint === undefined ? { id } : { id, block_num_hint: blockNumHint },
        responses.historyTransactionResponse,
        allowLargeResponse(options),
      ),
  };
}
