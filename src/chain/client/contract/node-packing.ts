import { abiBinToJson, abiJsonToBin } from '../../rpc/contract-calls.ts';
import type { Pool, PoolResponse } from '../../rpc/pool.ts';

export interface PackedCall {
  readonly account: string;
  readonly action: string;
  readonly data: unknown;
  /** The data as this site packs it, in hex. */
  readonly hex: string;
}

/** A second opinion on packed data, by a node's own ABI. */
export interface NodePacking {
  /** The data as the node packs it. */
  readonly packed: PoolResponse<string>;
  /** This site's bytes as the node decodes them. */
  readonly decoded: PoolResponse<unknown>;
}

/**
 * Has a node pack an action's data, and decode the bytes that this site packed. Throws RpcError if the
 * node refuses either, and FetchError, also if no node has these calls.
 */
export async function packByNode(
  pool: Pool,
  { account, action, data, hex }: PackedCall,
): Promise<NodePacking> {
  const [packed, decoded] = await Promise.all([
    abiJsonToBin(pool, account, action, data),
    abiBinToJson(pool, account, action, hex),
  ]);
  return { packed, decoded };
}
