import type { WalletPlugin } from '@wharfkit/session';
import { InjectedWallet } from './injected-wallet.ts';

/** Whatever put Scatter’s interface into the page. */
export const open = (): WalletPlugin => new InjectedWallet('scatter', 'Scatter');
