/**
 * Wallets people still ask for that cannot be offered: their makers ended them, or forbid the
 * connection to be passed on.
 */
interface GoneWallet {
  readonly id: string;
  readonly name: string;
  readonly reason: 'ended' | 'forbidden';
  /** How an account leaves it: with its keys, or by a change of its keys while it still signs. */
  readonly way: 'import-keys' | 'change-keys';
}

export const goneWallets: readonly GoneWallet[] = [
  { id: 'trezor', name: 'Trezor', reason: 'forbidden', way: 'change-keys' },
  { id: 'lynx', name: 'Lynx', reason: 'ended', way: 'import-keys' },
  { id: 'simpleos', name: 'SimplEOS', reason: 'ended', way: 'import-keys' },
  { id: 'sqrl', name: 'Sqrl', reason: 'ended', way: 'import-keys' },
  { id: 'eosauth', name: 'EOS Auth', reason: 'ended', way: 'change-keys' },
  { id: 'keycat', name: 'Keycat', reason: 'ended', way: 'import-keys' },
];
