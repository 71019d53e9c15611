import type { WalletPlugin } from '@wharfkit/session';
import { WalletPluginCloudWallet } from '@wharfkit/wallet-plugin-cloudwallet';
import type { WalletInput } from './wallet.ts';

/** WAX Cloud Wallet, in its own window. */
export function open({ chainId, service }: WalletInput): WalletPlugin {
  return new WalletPluginCloudWallet({
    supportedChains: [chainId],
    ...(service !== undefined && { url: service }),
  });
}
