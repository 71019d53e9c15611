import { chains } from './registry.ts';

/** The display name of the chain with this id that has a site of its own; null for any other. */
export function publicChainOf(chainId: string): string | null {
  const id = chainId.toLowerCase();
  return chains.find((chain) => chain.chainId === id)?.displayName ?? null;
}
