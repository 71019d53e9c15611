import type { WalletPlugin } from '@wharfkit/session';
import type { PackedEntry } from '../../model/action/packed-entry.ts';

/** Ids are kept with the users of this and of other explorers: they never change. */
export type WalletId =
  | 'anchor'
  | 'WaxCW'
  | 'proton'
  | 'ledger'
  | 'esr'
  | 'metamask'
  | 'tokenpocket'
  | 'wombat'
  | 'ScatterSockets'
  | 'ScatterSocketsManual'
  | 'ScatterExtension'
  | 'cleos'
  | 'clio'
  | 'eosc'
  | 'protoncli'
  | 'key';

/** How a wallet is reached. */
export type WalletType = (typeof walletTypes)[number];

export const walletTypes = ['app', 'extension', 'device', 'website', 'terminal', 'key'] as const;

export type Device = 'desktop' | 'mobile';

/** What a wallet cannot tell by itself and a visitor types. */
export type Question = 'account' | 'private-key' | 'address' | 'device-key' | 'wallet-key';

/** What is known when a wallet is opened. */
export interface WalletInput {
  readonly chain: string;
  readonly chainId: string;
  readonly nodeUrl: string;
  /** For the development key alone. */
  readonly privateKey?: string;
  /** `host:port` of a wallet that listens elsewhere than usual. */
  readonly address?: string;
  /** Which of a device's keys. */
  readonly index?: number;
  readonly publicKey?: string;
  /** A transaction the wallet says it sent, as its block holds it; null where nobody has it. */
  readonly sentEntry?: (id: string) => Promise<PackedEntry | null>;
  /** Where the wallet's own service or relay is, if not at its maker's. */
  readonly service?: string;
}

/** A key a wallet offers, with its place in the wallet. */
export interface OfferedKey {
  readonly index: number;
  readonly publicKey: string;
}

/** A wallet that lists its keys, so that the accounts they open can be looked up. */
export interface KeyLister {
  readonly listKeys: (indices: readonly number[]) => Promise<readonly OfferedKey[]>;
  /** Has the wallet itself show a key, for its owner to compare. Resolves to that key. */
  readonly showKey?: (index: number) => Promise<string>;
}

export interface WalletModule {
  readonly open: (input: WalletInput) => WalletPlugin;
  readonly keys?: (input: WalletInput) => KeyLister;
}

export interface Wallet {
  readonly id: WalletId;
  readonly type: WalletType;
  /** By its maker. */
  readonly name: string;
  /** All, where left out. */
  readonly chains?: readonly string[];
  readonly devices: readonly Device[];
  readonly asks?: Question;
  /** Where it is to be had. */
  readonly website?: string;
  /** Whether this browser has it; left out where that shows only when it is asked. */
  readonly isThere?: () => boolean;
  /** Its code, which comes when it is picked. */
  readonly load: () => Promise<WalletModule>;
}
