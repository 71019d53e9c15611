import type { WalletPlugin } from '@wharfkit/session';
import { WalletPluginAnchor } from '@wharfkit/wallet-plugin-anchor';
import type { WalletInput } from './wallet.ts';

/**
 * Anchor, on this device or by QR code. It stores the key of the channel between page and app,
 * which gives no access to the account.
 */
export function open({ service }: Pick<WalletInput, 'service'>): WalletPlugin {
  return new WalletPluginAnchor(service === undefined ? {} : { buoyUrl: service });
}
