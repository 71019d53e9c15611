import type { Action } from '../../chain/actions/action.ts';
import { actionsOnChain } from '../../chain/client/signing/chain-actions.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { actualFacts } from '../chain/contract-facts.ts';

/** A form's actions as they are signed on the page's chain: see `actionsOnChain`. */
export function chainActions(typed: readonly Action[]): Promise<readonly Action[]> {
  const authLimits = async () => (await actualFacts()).authLimits;
  return actionsOnChain(chainAccess(), typed, { authLimits });
}

/** The chain's id in hex. A chain of one's own is named by its node. */
export async function ownChainId(): Promise<string> {
  return chainConfig().chainId ?? (await chainAccess().node.getInfo()).chain_id;
}
