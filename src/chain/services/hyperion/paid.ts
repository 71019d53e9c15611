import * as v from '../../core/schema.ts';
import { listOf, recordOf } from '../../rpc/json.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { Pool } from '../../rpc/pool.ts';
import { hyperionRequest } from './request.ts';

const response = v.looseObject({ actions: v.array(v.unknown()) });

/** The newest transfers that are looked at. */
const LOOKED_AT = 20;

/**
 * Whether an account transferred any token to another, by its own authority: a stranger's contract may
 * run a transfer in the name of anybody, and have it listed in their history. Errors are those of the pool.
 */
export async function hasPaid(
  pool: Pool,
  { from, to }: { readonly from: string; readonly to: string },
  options?: RequestOptions,
): Promise<boolean> {
  const query = {
    account: from,
    filter: '*:transfer',
    limit: String(LOOKED_AT),
    'transfer.from': from,
    'transfer.to': to,
  };
  const { actions } = await hyperionRequest(pool)(
    '/v2/history/get_actions',
    query,
    response,
    options,
  );
  return actions.some((action) => {
    const { authorization, data } = recordOf(recordOf(action)['act']);
    const { from: payer, to: payee } = recordOf(data);
    const isOwn = listOf(authorization).some((level) => recordOf(level)['actor'] === from);
    return isOwn && payer === from && payee === to;
  });
}
