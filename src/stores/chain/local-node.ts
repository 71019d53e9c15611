import { createNodeClient } from '../../chain/rpc/node.ts';
import { createPool } from '../../chain/rpc/pool.ts';
import { publicChainOf } from '../../chain/config/public-chain.ts';

/** What is at an address: a node of the visitor's own, one of a public chain, or no node. */
export type FoundNode =
  | { readonly kind: 'own' }
  /** It has a site of its own: `EOS`. */
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
