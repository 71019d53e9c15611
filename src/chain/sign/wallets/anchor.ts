import type { WalletPlugin } from '@wharfkit/session';
import { WalletPluginAnchor } from '@wharfkit/wallet-plugin-anchor';
import type { WalletInput } from './wallet.ts';

/**
 * Anchor, on this device or by QR. What it keeps with its user is the key of the channel between
 * page and app, which opens no account.
 */
export function open({ service }: Pick<WalletInput, 'service'>): WalletPlugin {
  return new WalletPluginAnchor(service === undefined ? {} : { buoyUrl: service });
}
