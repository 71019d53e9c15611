import * as v from '../../core/schema.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { Pool } from '../../rpc/pool.ts';
import { hyperionRequest } from './request.ts';

const response = v.looseObject({ actions: v.array(v.unknown()) });

/** Whether an account ever transferred any token to another. Errors are those of the pool. */
export async function hasPaid(
  pool: Pool,
  { from, to }: { readonly from: string; readonly to: string },
  options?: RequestOptions,
): Promise<boolean> {
  const query = {
    account: from,
    filter: '*:transfer',
    limit: '1',
    'transfer.from': from,
    'transfer.to': to,
  };
  const { actions } = await hyperionRequest(pool)(
    '/v2/history/get_actions',
    query,
    response,
    options,
  );
  return actions.length > 0;
}
