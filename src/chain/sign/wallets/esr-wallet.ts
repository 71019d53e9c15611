import type { WalletPlugin } from '@wharfkit/session';
import { EsrSession } from './esr-session.ts';
import type { WalletInput } from './wallet.ts';

/** Any wallet that supports signing requests. */
export const open = ({ service }: Pick<WalletInput, 'service'>): WalletPlugin =>
  new EsrSession({ id: 'esr', name: 'ESR wallet', scheme: 'esr', service });
