import {
  type Action,
  atSystemAccounts,
  changesPermission,
  dependsOnLinks,
} from '../../chain/actions/action.ts';
import { chainConfig } from '../chain/chain.ts';
import { $multisigMode } from '../multisig/multisig-mode.ts';
import type { SendOptions } from './wallet-send.ts';

/**
 * Signs and sends the actions; `$outcome` has the result. Resolves to whether they were sent, after
 * which the stores of the accounts refresh. In multisig mode the actions are queued for a proposal
 * instead.
 */
export async function transact(
  actions: readonly Action[],
  options?: SendOptions,
): Promise<boolean> {
  const completedActions = await completed(actions, options);
  if (!completedActions) return false;
  if ($multisigMode.get()) {
    (await import('../multisig/multisig.ts')).proposeInstead(completedActions);
    return false;
  }
  return (await import('./wallet-send.ts')).send(completedActions, options);
}

/** The actions as they are signed. Null if what decides about them could not be loaded. */
async function completed(
  requested: readonly Action[],
  options: SendOptions = {},
): Promise<readonly Action[] | null> {
  const chain = chainConfig();
  const depends = dependsOnLinks(requested, chain) || requested.some(changesPermission);
  if (chain.systemContract !== 'fio' && !depends)
    return requested.map((action) => atSystemAccounts(action, chain));
  const [{ orShownFailure }, { chainActions }] = await Promise.all([
    import('./shown-failure.ts'),
    import('../signing/chain-actions.ts'),
  ]);
  return orShownFailure(() => chainActions(requested), options);
}
