import type { ReactNode } from 'react';
import { $connecting } from '#src/stores/wallet/wallet-state.ts';

/** A custom button that opens the wallet list. */
export function WithLogin({ children }: { children: (open: () => void) => ReactNode }) {
  return children(() => $connecting.set(true));
}
