import type { WalletPlugin } from '@wharfkit/session';
import { InjectedWallet } from './injected-wallet.ts';

/** TokenPocket’s own browser, and its extension. */
export const open = (): WalletPlugin => new InjectedWallet('tokenpocket', 'TokenPocket');
