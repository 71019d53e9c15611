import {
  type Action,
  atSystemAccounts,
  changesPermission,
  dependsOnLinks,
} from '../../chain/actions/action.ts';
import { completeFioActions } from '../../chain/client/fio/fio-actions.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';

/**
 * A form's actions as they are signed: at the chain's own system accounts, at the contract that their
 * permission may sign, with the permission that changes permissions where an account limits that, and
 * on FIO with the fees and addresses that forms leave out. Rejects as `completeFioActions`,
 * `atLinkedContracts` and `underAuthLimits` do.
 */
export async function chainActions(typed: readonly Action[]): Promise<readonly Action[]> {
  const chain = chainConfig();
  const requested = typed.some(changesPermission)
    ? await (await import('./auth-limits.ts')).underAuthLimits(typed)
    : typed;
  if (dependsOnLinks(requested, chain))
    return (await import('./linked-contracts.ts')).atLinkedContracts(requested);
  const actions = requested.map((action) => atSystemAccounts(action, chain));
  return chain.systemContract === 'fio' ? completeFioActions(chainAccess(), actions) : actions;
}

/** The chain's id in hex. A chain of one's own is named by its node. */
export async function ownChainId(): Promise<string> {
  return chainConfig().chainId ?? (await chainAccess().node.getInfo()).chain_id;
}
