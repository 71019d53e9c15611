import { createNodeClient } from '../../chain/rpc/node.ts';
import { createPool } from '../../chain/rpc/pool.ts';
import { publicChainOf } from '../../chain/config/public-chain.ts';

/** The result of probing an address: the visitor's own node, a public chain's node, or no node. */
export type FoundNode =
  | { readonly kind: 'own' }
  /** That chain has its own site: `EOS`. */
  | { readonly kind: 'public'; readonly name: string }
  | { readonly kind: 'none' };

/** Never rejects. */
export async function findOwnNode(nodeUrl: string): Promise<FoundNode> {
  const pool = createPool({ endpoints: [nodeUrl], checkHead: false });
  try {
    const { chain_id } = await createNodeClient(pool).getInfo();
    const name = publicChainOf(chain_id);
    return name === null ? { kind: 'own' } : { kind: 'public', name };
  } catch {
    return { kind: 'none' };
  }
}
