import type { History } from '../../history/choose.ts';
import { configuredHistory } from '../../history/configured.ts';
import type { ActionPage, ActionQuery } from '../../history/provider.ts';
import type { TransactionView } from '../../model/transaction/transaction.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';

/** One per chain, because it remembers failed providers. */
const histories = new WeakMap<ChainAccess, History>();

export function historyOf(access: ChainAccess): History {
  const history = histories.get(access) ?? configuredHistory(access.config, access);
  histories.set(access, history);
  return history;
}

export function accountActions(
  access: ChainAccess,
  account: string,
  query?: ActionQuery,
): Promise<ActionPage> {
  return historyOf(access).actions(account, query);
}

/** A transaction that a history provider has. */
export function indexedTransaction(
  access: ChainAccess,
  id: string,
  { signal, blockNum }: RequestOptions & { readonly blockNum?: number | undefined } = {},
): Promise<TransactionView> {
  return historyOf(access).transaction(id, { blockNum, signal });
}
