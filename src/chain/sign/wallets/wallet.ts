import type { WalletPlugin } from '@wharfkit/session';
import type { PermissionLevel } from '../../actions/action.ts';
import type { PackedEntry } from '../../model/action/packed-entry.ts';

/** How a wallet is connected. */
export type WalletType = (typeof walletTypes)[number];

export const walletTypes = ['app', 'extension', 'device', 'website', 'terminal', 'key'] as const;

export type Device = 'desktop' | 'mobile';

/** Input from the visitor that a wallet does not provide. */
export type Question = 'account' | 'private-key' | 'address' | 'device-key' | 'wallet-key';

/** The data for opening a wallet. */
export interface WalletInput {
  /** Whether the chain is a test network. */
  readonly testnet: boolean;
  readonly chainId: string;
  readonly nodeUrl: string;
  /** Development key only. */
  readonly privateKey?: string;
  /** `host:port` of a wallet at a non-default address. */
  readonly address?: string;
  /** Index of a device's key. */
  readonly index?: number;
  readonly publicKey?: string;
  /**
   * A transaction that the wallet claims to have sent, as its block stores it; null if it is not
   * found.
   */
  readonly sentEntry?: (id: string) => Promise<PackedEntry | null>;
  /** The keys that count for a permission, also through others. Rejects if they cannot be read. */
  readonly keysOf?: (level: PermissionLevel) => Promise<readonly string[]>;
  /** URL of the wallet's service or relay, if not the default. */
  readonly service?: string;
}

/** A key of a wallet and its index. */
export interface OfferedKey {
  readonly index: number;
  readonly publicKey: string;
}

/** A wallet that lists its keys, so that their accounts can be looked up. */
export interface KeyLister {
  readonly listKeys: (indices: readonly number[]) => Promise<readonly OfferedKey[]>;
  /** Shows a key on the wallet, for the user to compare. Resolves to that key. */
  readonly showKey?: (index: number) => Promise<string>;
}

export interface WalletModule {
  readonly open: (input: WalletInput) => WalletPlugin;
  readonly keys?: (input: WalletInput) => KeyLister;
}

export interface Wallet {
  /** Saved with users, here and in other explorers. It never changes. */
  readonly id: string;
  readonly type: WalletType;
  /** The maker's name for it. */
  readonly name: string;
  /** All chains if absent. */
  readonly chains?: readonly string[];
  /** Ids of the chains that it can use, if it knows no others by their keys. */
  readonly chainIds?: readonly string[];
  readonly devices: readonly Device[];
  readonly input?: Question;
  /** Where to get it. */
  readonly website?: string;
  /** Its log-in proves the key: by a signature, or since nodes confirm the key. Others name an account. */
  readonly provesLogIn?: true;
  /** It sends what it signs: nothing can be signed by it for a service. */
  readonly sendsItself?: true;
  /** It returns its signature on a computer, so that a sponsor of CPU can add its own. */
  readonly takesSponsor?: true;
  /** Connecting takes preparation: it stays selected when the window closes without a log-in. */
  readonly staysSelected?: true;
  /** An app on this computer that pages call directly, without a link or a QR code. */
  readonly calledDirectly?: true;
  /** Whether this browser has it; absent if only connecting shows it. */
  readonly isInstalled?: () => boolean;
  /** Loads its code when it is picked. */
  readonly load: () => Promise<WalletModule>;
}
