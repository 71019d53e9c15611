import { type Action, atSystemAccounts } from '../../chain/actions/action.ts';
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
  const chain = chainConfig();
  const chainActions = actions.map((action) => atSystemAccounts(action, chain));
  const whole = await completed(chainActions, options);
  if (!whole) return false;
  if ($multisigMode.get()) {
    (await import('../multisig/multisig.ts')).handOver(whole);
    return false;
  }
  return (await import('./wallet-send.ts')).send(whole, options);
}

/** Adds FIO's maximum fees. Null if they could not be loaded. */
async function completed(
  actions: readonly Action[],
  options: SendOptions = {},
): Promise<readonly Action[] | null> {
  if (chainConfig().systemContract !== 'fio') return actions;
  return (await import('../fio/fio-actions.ts')).completedForFio(actions, options);
}
