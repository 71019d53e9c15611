import type { ChainDefinition } from './define-chain.ts';
import type { ChainConfig } from './types.ts';

/** Another chain of the build: as much of it as questions across chains need. */
export interface SiblingChain extends ChainConfig {
  /** The origin of its site, without a trailing slash. */
  readonly site: string;
}

/** Nodes of a sibling for requests, first choice first. */
const NODES = 2;

/**
 * A chain as pages of the build's other chains request it: two nodes, and its indexers of keys. Null for a
 * chain without a node of its own, as the local one.
 */
export function siblingOf(
  {
    known: _,
    prices: __,
    ...chain
  }: ChainConfig & Partial<Pick<ChainDefinition, 'known' | 'prices'>>,
  site: string,
): SiblingChain | null {
  const nodes = chain.endpoints.default.slice(0, NODES);
  if (nodes.length === 0 || chain.chainId === null || chain.ownNode) return null;
  return {
    ...chain,
    site,
    endpoints: { default: nodes, actions: nodes, transactions: nodes, provider: nodes },
    // Old history nodes are used on the chain's own site only.
    historyTypes: chain.historyTypes.filter((type) => type !== 'native'),
  };
}

/** The addresses that pages of other chains request of a sibling, on a click. */
export function addressesOf({ endpoints, hyperionUrl, lightApi }: SiblingChain): readonly string[] {
  return [...endpoints.default, hyperionUrl, lightApi].filter((url) => url !== null);
}
