import { chains } from '#src/chain/config/registry.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';

/** A chain's name; its id if unknown. */
export function chainNameOf(chainId: string): string {
  const here = chainConfig();
  if (here.chainId === chainId) return here.displayName;
  return chains.find((chain) => chain.chainId === chainId)?.displayName ?? chainId;
}
