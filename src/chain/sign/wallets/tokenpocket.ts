import type { WalletPlugin } from '@wharfkit/session';
import { InjectedWallet } from './injected-wallet.ts';

/** TokenPocket’s browser and extension. */
export const open = (): WalletPlugin => new InjectedWallet('tokenpocket', 'TokenPocket');
