import type { ReactNode } from 'react';
import { $connecting } from '#src/stores/wallet/wallet-state.ts';

/** Opens the wallet list. */
export const logIn = () => $connecting.set(true);

/** A custom button that opens the wallet list. */
export function WithLogin({ children }: { children: (open: () => void) => ReactNode }) {
  return children(logIn);
}
