import type { WalletPlugin } from '@wharfkit/session';
import { WalletPluginWombat } from '@wharfkit/wallet-plugin-wombat';

/** Wombat's own browser, and its extension. */
export const open = (): WalletPlugin => new WalletPluginWombat();
