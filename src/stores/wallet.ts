import { atom } from 'nanostores';
import type { Action } from '../chain/actions/action.ts';
import type { SigningStage, WalletPrompt } from '../chain/sign/user-interface.ts';
import { usersEntry } from '../chain/sign/users-entry.ts';
import type { User } from '../chain/sign/users.ts';
import type { WalletFailure } from '../chain/sign/wallets/failure.ts';
import { $multisigMode } from './multisig-mode.ts';
import type { SendOptions } from './wallet-send.ts';

/** How the last signature ended, until it is dismissed or the visitor goes on. */
export type Outcome =
  | { readonly kind: 'success'; readonly transactionId: string }
  | {
      readonly kind: 'error';
      readonly message: string;
      readonly failure: WalletFailure | null;
    };

/** Who would sign; null for a visitor. */
export const $user = atom<User | null>(null);
export const $outcome = atom<Outcome | null>(null);
/** What signing is doing; null when nothing is signed. */
export const $signingStage = atom<SigningStage | null>(null);
/** What a wallet wants to have shown. */
export const $prompt = atom<WalletPrompt | null>(null);
/** Whether a wallet is being chosen. */
export const $connecting = atom(false);

let restoring: Promise<void> | undefined;

/** Whoever never logged in needs nothing that reads users. */
function wasHere(): boolean {
  try {
    return localStorage.getItem(usersEntry) !== null;
  } catch {
    return false;
  }
}

/** Shows the user of the last visit; the session itself is opened when something is signed. */
export function restoreUser(): Promise<void> {
  restoring ??= (async () => {
    if (wasHere()) $user.set(await (await import('./restored-user.ts')).restoredUser());
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
  if ($multisigMode.get()) {
    (await import('./multisig.ts')).handOver(actions);
    return false;
  }
  return (await import('./wallet-send.ts')).send(actions, options);
}

export function dismissOutcome(): void {
  $outcome.set(null);
}
