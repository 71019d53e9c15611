import type { WalletPlugin } from '@wharfkit/session';
import { InjectedWallet } from './injected-wallet.ts';

/** Any wallet that put Scatter’s interface into the page. */
export const open = (): WalletPlugin => new InjectedWallet('scatter', 'Scatter');
