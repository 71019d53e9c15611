import type { WalletPlugin } from '@wharfkit/session';
import { EsrSession } from './esr-session.ts';
import type { WalletInput } from './wallet.ts';

/** Proton's app: signing requests under its own URL scheme, with another one for the test chain. */
export const open = ({ chain, service }: WalletInput): WalletPlugin =>
  new EsrSession({
    id: 'proton',
    name: 'WebAuth',
    scheme: chain === 'proton-test' ? 'proton-dev' : 'proton',
    service,
  });
