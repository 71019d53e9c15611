import { type NodeStatus, nodeStatus } from '../../model/transaction/node-status.ts';
import { FetchError } from '../../rpc/errors.ts';
import type { Pool } from '../../rpc/pool.ts';
import { getTransactionStatus } from '../../rpc/status-calls.ts';
import type { ChainAccess } from '../chain/access.ts';

/** Pools whose nodes do not track transactions: they get one request. */
const without = new WeakSet<Pool>();

/** What a node knows of a transaction. Null if none knows it, or none tracks transactions. */
export async function readNodeStatus(
  { pool }: Pick<ChainAccess, 'pool'>,
  id: string,
): Promise<NodeStatus | null> {
  if (without.has(pool)) return null;
  try {
    return nodeStatus(await getTransactionStatus(pool, id));
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    if (!error.attempts.every(({ kind }) => kind === 'unsupported')) throw error;
    without.add(pool);
    return null;
  }
}
