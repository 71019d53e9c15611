import { EsrSession } from './esr-session.ts';
import type { WalletModule } from './wallet.ts';

/** Any wallet that supports signing requests. */
export const anyEsrWallet = {
  open: ({ service }) => new EsrSession({ id: 'esr', name: 'ESR wallet', scheme: 'esr', service }),
} satisfies WalletModule;

/** Proton's app: signing requests under its own URL scheme, with another one for the test network. */
export const webAuth = {
  open: ({ testnet, service }) =>
    new EsrSession({
      id: 'proton',
      name: 'WebAuth',
      scheme: testnet ? 'proton-dev' : 'proton',
      service,
    }),
} satisfies WalletModule;
