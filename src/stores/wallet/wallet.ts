import type { Action } from '../../chain/actions/action.ts';
import { atSystemAccounts } from '../../chain/actions/system-action.ts';
import { usersEntry } from '../../chain/sign/users/users-entry.ts';
import { chainConfig } from '../chain/chain.ts';
import { $multisigMode } from '../multisig/multisig-mode.ts';
import type { SendOptions } from './wallet-send.ts';
import { $user } from './wallet-state.ts';

let restoring: Promise<void> | undefined;

/** Whoever never logged in needs nothing that reads users. */
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

/** Another tab of this site logs in and out too; one that was frozen meanwhile heard nothing. */
function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === usersEntry || key === null) void readAgain();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void readAgain();
  });
}

/** Shows the user of the last visit; the session itself is opened when something is signed. */
export function restoreUser(): Promise<void> {
  restoring ??= (async () => {
    followOtherTabs();
    if (wasHere()) await readAgain();
    // Another chain's site sent the visitor here as one of the saved users.
    if (location.hash === '#switched') {
      history.replaceState(history.state, '', location.pathname + location.search);
      await (await import('./users.ts')).loadUsers();
    }
  })();
  return restoring;
}

/**
 * Has the actions signed and sent, and says how it ended in `$outcome`. Resolves to whether they
 * were; what shows the accounts concerned is asked for anew. In multisig mode they are queued for a
 * proposal instead.
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

/** FIO's actions say what they may cost. Null where that could not be had. */
async function completed(
  actions: readonly Action[],
  options: SendOptions = {},
): Promise<readonly Action[] | null> {
  if (chainConfig().systemContract !== 'fio') return actions;
  return (await import('../fio/fio-actions.ts')).completedForFio(actions, options);
}
