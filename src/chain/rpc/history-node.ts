import * as responses from './history-responses.ts';
import type { Pool } from './pool.ts';
import {
  allowLargeResponse,
  request,
  type RequestArguments,
  type RequestOptions,
} from './request.ts';

/** The calls of a node with account history. */
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

    /**
     * `pos` -1 is the newest. A negative `offset` reads towards the oldest. Both ends are included.
     */
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
