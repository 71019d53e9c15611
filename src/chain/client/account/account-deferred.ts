import { deferredTransaction } from '../../model/action/deferred.ts';
import { type OwnDeferred, accountDeferred } from '../../model/transaction/account-deferred.ts';
import { orAnyError } from '../../rpc/fallback.ts';
import { getScheduledTransactions } from '../../rpc/deferred-calls.ts';
import type { ChainAccess } from '../chain/access.ts';
import { readProtocolFeatures } from '../chain/protocol-features.ts';

/** An account's deferred transactions on a chain. */
export interface DeferredOfAccount {
  /** The chain has switched deferred transactions off permanently. */
  readonly disabled: boolean;
  readonly rows: readonly OwnDeferred[];
  /** All of the chain's deferred transactions were searched. */
  readonly complete: boolean;
}

const PAGE = 100;
/** A chain with more of them is searched in part. */
const MOST_PAGES = 20;

/**
 * Deferred transactions that an account authorized, pays for, or scheduled as a contract.
 * @param actor empty for none: then it is only read whether the chain still has any
 */
export async function readAccountDeferred(
  access: ChainAccess,
  actor: string,
): Promise<DeferredOfAccount> {
  const features = await orAnyError(readProtocolFeatures(access), []);
  // Stage 1 stops new ones, stage 2 removes those that were left.
  const disabled = features.some(({ name }) => name === 'DISABLE_DEFERRED_TRXS_STAGE_2');
  if (disabled) return { disabled, rows: [], complete: true };
  if (actor === '') return { disabled, rows: [], complete: true };
  const rows = new Map<string, OwnDeferred>();
  let lowerBound = '';
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = { lowerBound, limit: PAGE };
    const { transactions, more } = await getScheduledTransactions(access.pool, query);
    for (const row of transactions) {
      const transaction = accountDeferred(deferredTransaction(row), actor);
      if (transaction) rows.set(transaction.id, transaction);
    }
    if (more === '' || more === lowerBound)
      return { disabled, rows: [...rows.values()], complete: true };
    lowerBound = more;
  }
  return { disabled, rows: [...rows.values()], complete: false };
}
