import * as v from '../../core/schema.ts';
import type { Asking } from '../../rpc/node.ts';
import type { Pool } from '../../rpc/pool.ts';
import { hyperionAsk } from './request.ts';

const answer = v.looseObject({ actions: v.array(v.unknown()) });

/** Whether an account ever sent another a token, by any contract. Errors are those of the pool. */
export async function hasPaid(
  pool: Pool,
  { from, to }: { readonly from: string; readonly to: string },
  asking?: Asking,
): Promise<boolean> {
  const query = {
    ...{ account: from, filter: '*:transfer', limit: '1' },
    ...{ 'transfer.from': from, 'transfer.to': to },
  };
  const { actions } = await hyperionAsk(pool)('/v2/history/get_actions', query, answer, asking);
  return actions.length > 0;
}
