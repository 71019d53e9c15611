import { PrivateKey } from '@wharfkit/session';
import type { WalletPlugin } from '@wharfkit/session';
import { WalletPluginPrivateKey } from '@wharfkit/wallet-plugin-privatekey';
import type { WalletInput } from '../wallets/wallet.ts';

/**
 * A wallet that is only a private key, stored in plain text with the session. For test chains with
 * public keys; builds for real chains must not contain this module. Without a key it can only
 * resume a session, which has its own.
 */
export function developmentKeyWallet(privateKey?: string): WalletPlugin {
  const key = privateKey === undefined ? PrivateKey.generate('K1') : PrivateKey.from(privateKey);
  const wallet = new WalletPluginPrivateKey(key);
  wallet.data = { privateKey: String(key), publicKey: String(key.toPublic()) };
  return wallet;
}

export const open = ({ privateKey }: Pick<WalletInput, 'privateKey'>) =>
  developmentKeyWallet(privateKey);
