import { chains } from './registry.ts';

/** The display name of the chain with this id. Null if no chain of this site has it. */
export function publicChainOf(chainId: string): string | null {
  const id = chainId.toLowerCase();
  return chains.find((chain) => chain.chainId === id)?.displayName ?? null;
}
