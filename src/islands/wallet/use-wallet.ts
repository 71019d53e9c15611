import { useEffect, useSyncExternalStore } from 'react';
import type { ReadableAtom } from 'nanostores';
import { $outcome, $signingStage, $user, restoreUser } from '#src/stores/wallet.ts';

function useStore<T>(store: ReadableAtom<T>, whilePrerendered: T): T {
  return useSyncExternalStore(
    (changed) => store.listen(changed),
    () => store.get(),
    () => whilePrerendered,
  );
}

/** Who would sign; null for a visitor, and while the page hydrates. */
export function useUser() {
  useEffect(() => void restoreUser().catch(() => undefined), []);
  return useStore($user, null);
}

export const useOutcome = () => useStore($outcome, null);

export const useSigningStage = () => useStore($signingStage, null);
