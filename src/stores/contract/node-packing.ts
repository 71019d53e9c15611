import {
  type NodePacking,
  packByNode,
  type PackedCall,
} from '../../chain/client/contract/node-packing.ts';
import { isMissingCall } from '../../chain/rpc/missing.ts';
import { chainAccess } from '../chain/client.ts';

export type { PackedCall };

/** A node's opinion on packed data; null if no node of the chain has these calls. */
export async function nodePacking(call: PackedCall): Promise<NodePacking | null> {
  try {
    return await packByNode(chainAccess().pool, call);
  } catch (error) {
    if (isMissingCall(error)) return null;
    throw error;
  }
}
