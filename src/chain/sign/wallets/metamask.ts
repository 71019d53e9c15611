import type { WalletPlugin } from '@wharfkit/session';
import { WalletPluginMetaMask } from '@wharfkit/wallet-plugin-metamask';
import type { KeyLister, WalletInput } from './wallet.ts';

/** MetaMask with the Antelope snap, which it offers to install. */
export function open({ publicKey }: WalletInput): WalletPlugin {
  const plugin = new WalletPluginMetaMask();
  if (publicKey !== undefined) plugin.data = { publicKey };
  return plugin;
}

/** The snap has one key for each chain. */
export function keys({ chainId }: WalletInput): KeyLister {
  return {
    async listKeys() {
      const key = await new WalletPluginMetaMask().retrievePublicKey(chainId);
      return [{ index: 0, publicKey: String(key) }];
    },
  };
}
