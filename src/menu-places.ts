import { knownTokens } from './chain/config/known-accounts.ts';
import type { ChainConfig } from './chain/config/types.ts';
import type { ScreenId } from './routes.ts';

/** Groups of the More menu, in its order. */
export const menuGroups = [
  'statistics',
  'producers',
  'accounts',
  'contract',
  'blockchain',
  'multisig',
] as const;

export type MenuGroup = (typeof menuGroups)[number];

export interface MenuPlaces {
  /** Position in the header's row of links and in the bottom bar of small screens. */
  readonly header?: number;
  readonly bottom?: number;
  /** Group in the More menu and in the drawer. */
  readonly more?: MenuGroup;
  /** The chains whose menus offer it, of those that have the screen; all if absent. */
  readonly on?: (chain: ChainConfig) => boolean;
  /** Link row at the foot of every page. */
  readonly footer?: true;
}

/** The screens in the menus. Only layouts read it: pages do not load it. */
export const menuPlaces: Readonly<Partial<Record<ScreenId, MenuPlaces>>> = {
  home: { header: 1, bottom: 1 },
  live: { header: 9, more: 'blockchain' },
  vote: { header: 3, bottom: 3, more: 'producers' },
  proxies: { more: 'producers' },
  rex: { header: 8, bottom: 4, more: 'statistics' },
  tokens: { header: 7, bottom: 5, more: 'statistics' },
  dapps: { header: 6, more: 'accounts' },
  chain: { header: 10, more: 'blockchain' },
  contract: { header: 11, more: 'contract' },
  domains: { header: 4, more: 'accounts' },
  addresses: { header: 5, more: 'accounts' },
  fees: { more: 'blockchain' },
  oracles: { header: 12, more: 'statistics' },
  supply: { header: 13, more: 'statistics' },
  'outstanding-xtokens': { more: 'statistics' },
  votes: { more: 'statistics' },
  topholders: { more: 'statistics' },
  snapshot: { more: 'accounts' },
  vest: { more: 'accounts' },
  // The screen finds out on any chain. Only chains with its token are known to have the DAPP Network.
  dsp: { more: 'accounts', on: (chain) => knownTokens(chain).has('DAPP') },
  namebids: { more: 'accounts' },
  'protocol-features': { more: 'blockchain' },
  finalizers: { more: 'blockchain' },
  favorites: { more: 'accounts' },
  endpoints: { more: 'blockchain' },
  hyperion: { more: 'blockchain' },
  msigs: { more: 'multisig' },
  guides: { footer: true, more: 'accounts' },
  wallets: { footer: true, more: 'accounts' },
  developers: { footer: true },
  terms: { footer: true },
  privacy: { footer: true },
  wallet: { header: 2, bottom: 2 },
  tax: { more: 'accounts' },
  'admin-blocklist': { more: 'accounts' },
  'admin-proton-dex': { more: 'statistics' },
  'utilities-keys': { more: 'accounts' },
  decode: { more: 'blockchain' },
  'upload-contract': { more: 'contract' },
};
