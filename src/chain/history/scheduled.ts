import * as v from '../core/schema.ts';
import { deferredTransaction } from '../model/action/deferred.ts';
import type { DeferredTransactionView } from '../model/transaction/transaction.ts';
import { MissingError } from '../rpc/errors.ts';
import type { Pool } from '../rpc/pool.ts';

const scheduledResponse = v.looseObject({ transactions: v.array(v.unknown()) });

/**
 * A deferred transaction that a node has scheduled. Throws MissingError if the node has none of
 * this id. Other errors are those of the endpoint pool.
 */
export async function scheduledTransaction(
  pool: Pool,
  id: string,
): Promise<DeferredTransactionView> {
  const body = { json: true, lower_bound: id, limit: 1 };
  const decode = (response: unknown) => v.parse(scheduledResponse, response);
  const path = '/v1/chain/get_scheduled_transactions';
  const { value } = await pool.post(path, body, { decode });
  const view = deferredTransaction(value.transactions[0]);
  // The node lists from the bound on, so the first may have another id.
  if (view?.id !== id) throw new MissingError('transaction');
  return view;
}
