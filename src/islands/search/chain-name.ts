import { chains } from '#src/chain/config/registry.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';

/** How a chain is called here; its id where it is none of ours. */
export function chainNameOf(chainId: string): string {
  const here = chainConfig();
  if (here.chainId === chainId) return here.displayName;
  return chains.find((chain) => chain.chainId === chainId)?.displayName ?? chainId;
}
