/** Wallets that can no longer be offered: discontinued, or closed to third parties. */
interface GoneWallet {
  readonly id: string;
  readonly name: string;
  readonly reason: 'ended' | 'forbidden';
  /**
   * How to move an account away: import its keys elsewhere, or change its keys while the wallet
   * still signs.
   */
  readonly way: 'import-keys' | 'change-keys';
}

export const discontinuedWallets: readonly GoneWallet[] = [
  { id: 'trezor', name: 'Trezor', reason: 'forbidden', way: 'change-keys' },
  { id: 'lynx', name: 'Lynx', reason: 'ended', way: 'import-keys' },
  { id: 'simpleos', name: 'SimplEOS', reason: 'ended', way: 'import-keys' },
  { id: 'sqrl', name: 'Sqrl', reason: 'ended', way: 'import-keys' },
  { id: 'eosauth', name: 'EOS Auth', reason: 'ended', way: 'change-keys' },
  { id: 'keycat', name: 'Keycat', reason: 'ended', way: 'import-keys' },
];
