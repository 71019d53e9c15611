import type { WalletPlugin } from '@wharfkit/session';
import { WalletPluginTokenPocket } from '@wharfkit/wallet-plugin-tokenpocket';

/** TokenPocket's own browser, and its extension. */
export const open = (): WalletPlugin => new WalletPluginTokenPocket();
