import { usersEntry } from '../../chain/sign/users/users-entry.ts';
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
    if (location.hash === '#switched') await (await import('./users.ts')).loadSwitchedUser();
  })();
  return restoring;
}
