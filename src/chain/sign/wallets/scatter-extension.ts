import type { WalletPlugin } from '@wharfkit/session';
import { WalletPluginScatter } from '@wharfkit/wallet-plugin-scatter';

/** Whatever put Scatter's interface into the page. */
export const open = (): WalletPlugin => new WalletPluginScatter();
