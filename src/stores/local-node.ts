import { eos } from '../chain/config/eos.ts';
import { jungle } from '../chain/config/jungle.ts';
import { kylin } from '../chain/config/kylin.ts';
import { createNodeClient } from '../chain/rpc/node.ts';
import { createPool } from '../chain/rpc/pool.ts';

/** EOS and its test networks have sites of their own; their nodes are nobody's own. */
const official: readonly (string | null)[] = [eos.chainId, jungle.chainId, kylin.chainId];

/** Resolves to whether a node answers there, and is one of a chain of the visitor's own. */
export async function reachesOwnNode(nodeUrl: string): Promise<boolean> {
  const pool = createPool({ endpoints: [nodeUrl], checkHead: false });
  try {
    const { chain_id } = await createNodeClient(pool).getInfo();
    return !official.includes(chain_id);
  } catch {
    return false;
  }
}
