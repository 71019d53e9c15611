import type { ReactNode } from 'react';
import { $connecting } from '#src/stores/wallet/wallet-state.ts';

/** A button of the caller's that opens the choice of wallets. */
export function WithLogin({ children }: { children: (open: () => void) => ReactNode }) {
  return children(() => $connecting.set(true));
}
