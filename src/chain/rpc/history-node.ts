import { ask, type Asking, type AskRest, large } from './ask.ts';
import * as answers from './history-answers.ts';
import type { Pool } from './pool.ts';

/** The calls of a node that keeps account history. */
export function createHistoryNodeClient(pool: Pool) {
  const history = <T>(call: string, ...rest: AskRest<T>) =>
    ask(pool, `/v1/history/${call}`, ...rest);

  return {
    getKeyAccounts: (key: string, asking?: Asking) =>
      history('get_key_accounts', { public_key: key }, answers.historyKeyAccountsAnswer, asking),

    /** `pos` of -1 is the newest; a negative `offset` reads towards the oldest, both ends included. */
    getActions: (account: string, pos: number, offset: number, asking?: Asking) =>
      history(
        'get_actions',
        { account_name: account, pos, offset },
        answers.historyActionsAnswer,
        asking,
      ),

    getTransaction: (id: string, blockNumHint?: number, asking?: Asking) =>
      history(
        'get_transaction',
        blockNumHint === undefined ? { id } : { id, block_num_hint: blockNumHint },
        answers.historyTransactionAnswer,
        large(asking),
      ),
  };
}
