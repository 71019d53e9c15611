import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $outcome, $signingStage, $user } from '#src/stores/wallet/wallet-state.ts';
import { restoreUser } from '#src/stores/wallet/restore-user.ts';

/** The logged-in user; null for a visitor and while the page is prerendered. */
export function useUser() {
  useEffect(() => void restoreUser().catch(() => undefined), []);
  return useStore($user, { ssr: 'initial' });
}

export const useOutcome = () => useStore($outcome, { ssr: 'initial' });

export const useSigningStage = () => useStore($signingStage, { ssr: 'initial' });
