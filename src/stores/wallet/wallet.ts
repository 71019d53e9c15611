import { type Action, atSystemAccounts } from '../../chain/actions/action.ts';
import { usersEntry } from '../../chain/sign/users/users-entry.ts';
import { chainConfig } from '../chain/chain.ts';
import { $multisigMode } from '../multisig/multisig-mode.ts';
import type { SendOptions } from './wallet-send.ts';
import { $user } from './wallet-state.ts';

let restoring: Promise<void> | undefined;

/** A browser without saved users does not load their code. */
function wasHere(): boolean {
  try {
    return localStorage.getItem(usersEntry) !== null;
  } catch {
    return false;
  }
}

async function readAgain(): Promise<void> {
  $user.set(await (await import('./restored-user.ts')).restoredUser());
}

/** Other tabs of this site log in and out too. A frozen tab missed their events. */
function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === usersEntry || key === null) void readAgain();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void readAgain();
  });
}

/** Shows the user of the last visit. The session itself is opened on the first signature. */
export function restoreUser(): Promise<void> {
  restoring ??= (async () => {
    followOtherTabs();
    if (wasHere()) await readAgain();
    // Another chain's site sent the visitor here as a saved user.
    if (location.hash === '#switched') {
      history.replaceState(history.state, '', location.pathname + location.search);
      await (await import('./users.ts')).loadUsers();
    }
  })();
  return restoring;
}

/**
 * Signs and sends the actions; `$outcome` has the result. Resolves to whether they were sent, after
 * which the stores of the accounts refresh. In multisig mode the actions are queued for a proposal
 * instead.
 */
export async function transact(
  actions: readonly Action[],
  options?: SendOptions,
): Promise<boolean> {
  const { accounts } = chainConfig();
  const there = actions.map((action) => atSystemAccounts(action, accounts));
  const whole = await completed(there, options);
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
