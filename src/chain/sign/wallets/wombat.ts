import type { WalletPlugin } from '@wharfkit/session';
import { InjectedWallet } from './injected-wallet.ts';

/** Wombat’s browser and extension. */
export const open = (): WalletPlugin => new InjectedWallet('wombat', 'Wombat');
