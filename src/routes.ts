import type { ChainFeature } from './chain/config/features.ts';
import type { ChainConfig } from './chain/config/types.ts';

/** Groups of the More menu. */
export type MenuGroup =
  'statistics' | 'validators' | 'accounts' | 'contract' | 'blockchain' | 'multisig';

export interface MenuPlaces {
  /** Position in the header's row of links and in the bottom bar of small screens. */
  readonly header?: number;
  readonly bottom?: number;
  /** Group in the More menu and in the drawer. */
  readonly more?: MenuGroup;
  /** Link row at the foot of every page. */
  readonly footer?: true;
}

/**
 * A screen of the site. `path` is its only address on a chain's site, in the default locale:
 * `:name` is one segment, `:name?` an optional one.
 */
interface ScreenShape {
  readonly id: string;
  readonly path: string;
  /** `later`: a placeholder page describes the planned screen. */
  readonly status: 'ready' | 'later';
  /** The chains that have it; all if absent. */
  readonly on?: (chain: ChainConfig) => boolean;
  readonly menu?: MenuPlaces;
  /** Name of the page in the build, if the path's fixed part is already used. */
  readonly file?: string;
  /** Ready, but not indexed by search engines. */
  readonly hidden?: true;
}

/** Chains with a feature. */
const having =
  (feature: ChainFeature) =>
  ({ features }: ChainConfig) =>
    features.includes(feature);
/** Where the core token goes to keys, a transfer has one receiver. */
const paysAccounts = (chain: ChainConfig) => !having('key-transfers')(chain);
const hasVoting = (chain: ChainConfig) => chain.votingEnabled;
const hasRex = (chain: ChainConfig) => chain.rexEnabled;
const hasNfts = (chain: ChainConfig) => chain.nftsEnabled;
const hasRentbw = (chain: ChainConfig) => chain.supportsRentbw;

const table = [
  { id: 'home', path: '/', status: 'ready', menu: { header: 1, bottom: 1 } },
  { id: 'search', path: '/search/:query?', status: 'ready', hidden: true },
  { id: 'account', path: '/account/:id', status: 'ready' },
  { id: 'block', path: '/block/:id', status: 'ready' },
  { id: 'transaction', path: '/transaction/:id', status: 'ready' },
  { id: 'key', path: '/key/:id', status: 'ready' },
  { id: 'live', path: '/live', status: 'ready', menu: { header: 7, more: 'blockchain' } },
  {
    id: 'vote',
    path: '/vote',
    status: 'ready',
    on: hasVoting,
    menu: { header: 3, bottom: 3, more: 'validators' },
  },
  {
    id: 'proxies',
    path: '/vote/proxies',
    status: 'ready',
    on: hasVoting,
    menu: { more: 'validators' },
  },
  {
    id: 'rex',
    path: '/rex',
    status: 'later',
    on: hasRex,
    menu: { header: 6, bottom: 4, more: 'statistics' },
  },
  {
    id: 'tokens',
    path: '/tokens',
    status: 'later',
    menu: { header: 5, bottom: 5, more: 'statistics' },
  },
  { id: 'token', path: '/tokens/:id', status: 'later', file: 'token' },
  { id: 'dapps', path: '/dapps', status: 'later', menu: { header: 4, more: 'accounts' } },
  { id: 'chain', path: '/chain', status: 'later', menu: { header: 8, more: 'blockchain' } },
  { id: 'contract', path: '/contract', status: 'ready', menu: { header: 9, more: 'contract' } },
  {
    id: 'domains',
    path: '/domains',
    status: 'later',
    on: having('fio-names'),
    menu: { header: 10 },
  },
  {
    id: 'addresses',
    path: '/addresses',
    status: 'later',
    on: having('fio-names'),
    menu: { header: 11 },
  },
  { id: 'address', path: '/address/:id', status: 'later', on: having('fio-names') },
  { id: 'domain', path: '/domain/:id', status: 'later', on: having('fio-names') },
  {
    id: 'oracles',
    path: '/oracles/:id?',
    status: 'later',
    on: having('xpr-staking'),
    menu: { header: 12, more: 'statistics' },
  },
  {
    id: 'supply',
    path: '/supply',
    status: 'later',
    on: having('xpr-staking'),
    menu: { header: 13, more: 'statistics' },
  },
  {
    id: 'outstanding-xtokens',
    path: '/outstanding-xtokens',
    status: 'later',
    on: having('xpr-staking'),
  },
  { id: 'votes', path: '/stats/votes', status: 'later', menu: { more: 'statistics' } },
  { id: 'topholders', path: '/topholders', status: 'later', menu: { more: 'statistics' } },
  { id: 'snapshot', path: '/snapshot', status: 'later', menu: { more: 'accounts' } },
  {
    id: 'namebids',
    path: '/namebids',
    status: 'later',
    on: having('name-bids'),
    menu: { more: 'accounts' },
  },
  {
    id: 'protocol-features',
    path: '/protocol-features',
    status: 'later',
    menu: { more: 'blockchain' },
  },
  { id: 'hyperion', path: '/hyperion', status: 'later', menu: { more: 'blockchain' } },
  { id: 'msigs', path: '/msigs', status: 'ready', menu: { more: 'multisig' } },
  { id: 'msig', path: '/msig/:proposer/:proposal_name', status: 'ready' },
  { id: 'nft', path: '/nft/:id', status: 'later', on: hasNfts },
  { id: 'vest', path: '/vest', status: 'later' },
  { id: 'dsp', path: '/dsp', status: 'later' },
  { id: 'guides', path: '/guides', status: 'ready', menu: { footer: true, more: 'accounts' } },
  { id: 'wallets', path: '/wallets', status: 'ready', menu: { footer: true, more: 'accounts' } },
  { id: 'terms', path: '/terms-and-conditions', status: 'ready', menu: { footer: true } },
  { id: 'privacy', path: '/privacy-policy', status: 'ready', menu: { footer: true } },

  { id: 'transfer', path: '/wallet/transfer', status: 'ready', menu: { header: 2, bottom: 2 } },
  { id: 'transfer-multi', path: '/wallet/transfer/multi', status: 'ready', on: paysAccounts },
  { id: 'transfer-batch', path: '/wallet/transfer/batch', status: 'ready', on: paysAccounts },
  { id: 'transfer-nft', path: '/wallet/transfer/nft', status: 'ready', on: hasNfts },
  { id: 'transfer-nft-batch', path: '/wallet/transfer/nft-batch', status: 'ready', on: hasNfts },
  {
    id: 'gbm-rewards',
    path: '/wallet/gbm-rewards',
    status: 'later',
    on: having('genesis-rewards'),
  },
  { id: 'wallet-msig', path: '/wallet/msig', status: 'ready' },
  { id: 'create-account', path: '/wallet/create-account', status: 'later' },
  { id: 'create-account-advanced', path: '/wallet/create-account/advanced', status: 'later' },
  { id: 'create-account-link-email', path: '/wallet/create-account/link-email', status: 'later' },
  { id: 'tax', path: '/wallet/tax', status: 'later' },
  { id: 'ram-buy', path: '/wallet/ram/buy', status: 'ready', on: having('ram-market') },
  { id: 'ram-sell', path: '/wallet/ram/sell', status: 'ready', on: having('ram-market') },
  { id: 'permissions', path: '/wallet/permissions', status: 'later' },
  { id: 'permissions-advanced', path: '/wallet/permissions/advanced', status: 'later' },
  { id: 'permissions-link', path: '/wallet/permissions/link', status: 'later' },
  {
    id: 'admin-proton-loan',
    path: '/wallet/admin/proton-loan',
    status: 'later',
    on: having('xpr-staking'),
  },
  {
    id: 'admin-metal-dollar',
    path: '/wallet/admin/metal-dollar',
    status: 'later',
    on: having('xpr-staking'),
  },
  {
    id: 'admin-proton-dex',
    path: '/wallet/admin/proton-dex',
    status: 'later',
    on: having('xpr-staking'),
  },
  {
    id: 'admin-blocklist',
    path: '/wallet/admin/blocklist',
    status: 'later',
    on: having('xpr-staking'),
  },
  { id: 'powerup', path: '/wallet/powerup', status: 'ready', on: hasRentbw },
  {
    id: 'resources-stake',
    path: '/wallet/resources/stake',
    status: 'ready',
    on: having('resource-staking'),
  },
  {
    id: 'resources-unstake',
    path: '/wallet/resources/unstake',
    status: 'ready',
    on: having('resource-staking'),
  },
  {
    id: 'resources-refund',
    path: '/wallet/resources/refund',
    status: 'ready',
    on: having('resource-staking'),
  },
  {
    id: 'staking-stake',
    path: '/wallet/staking/stake',
    status: 'later',
    on: having('xpr-staking'),
  },
  {
    id: 'staking-unstake',
    path: '/wallet/staking/unstake',
    status: 'later',
    on: having('xpr-staking'),
  },
  {
    id: 'staking-refund',
    path: '/wallet/staking/refund',
    status: 'later',
    on: having('xpr-staking'),
  },
  {
    id: 'staking-claim',
    path: '/wallet/staking/claim',
    status: 'later',
    on: having('xpr-staking'),
  },
  {
    id: 'longstaking-stake',
    path: '/wallet/longstaking/stake',
    status: 'later',
    on: having('xpr-staking'),
  },
  {
    id: 'longstaking-calculator',
    path: '/wallet/longstaking/calculator',
    status: 'later',
    on: having('xpr-staking'),
  },
  { id: 'link-email', path: '/wallet/link-email', status: 'later' },
  { id: 'cross-chain', path: '/wallet/cross-chain', status: 'later' },
  { id: 'proxy', path: '/wallet/proxy', status: 'ready', on: hasVoting },
  { id: 'proxy-register', path: '/wallet/proxy/register', status: 'ready', on: hasVoting },
  { id: 'proxy-unregister', path: '/wallet/proxy/unregister', status: 'ready', on: hasVoting },
  { id: 'safemode', path: '/wallet/security/safemode', status: 'later' },
  { id: 'utilities-keys', path: '/wallet/utilities/keys', status: 'later' },
  { id: 'cancel-deferred', path: '/wallet/utilities/cancel-deferred', status: 'later' },
  { id: 'format-keys', path: '/wallet/utilities/format-keys', status: 'later' },
  { id: 'upload-contract', path: '/wallet/utilities/upload-contract', status: 'later' },
  {
    id: 'register-domain',
    path: '/wallet/register-domain',
    status: 'later',
    on: having('fio-names'),
  },
  {
    id: 'register-address',
    path: '/wallet/register-address',
    status: 'later',
    on: having('fio-names'),
  },
  {
    id: 'manage-addresses',
    path: '/wallet/manage/addresses',
    status: 'later',
    on: having('fio-names'),
  },
  {
    id: 'manage-domains',
    path: '/wallet/manage/domains',
    status: 'later',
    on: having('fio-names'),
  },
] as const satisfies readonly ScreenShape[];

export type ScreenId = (typeof table)[number]['id'];

export interface Screen extends ScreenShape {
  readonly id: ScreenId;
}

/** Every screen of the site. Pages, host rules, menus and sitemap are generated from this list. */
export const screens: readonly Screen[] = table;

/** A redirect. `status` 301: an alias; 302: the start page of an area. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
  readonly on?: (chain: ChainConfig) => boolean;
}

export const redirects: readonly Redirect[] = [
  { from: '/tx/:id', to: '/transaction/:id', status: 301 },
  { from: '/t/:id', to: '/transaction/:id', status: 301 },
  { from: '/b/:id', to: '/block/:id', status: 301 },
  { from: '/a/:id', to: '/account/:id', status: 301 },
  { from: '/stats', to: '/stats/votes', status: 302 },
  { from: '/wallet', to: '/wallet/transfer', status: 302 },
  { from: '/wallet/transfer/single', to: '/wallet/transfer', status: 301 },
  { from: '/wallet/buyram', to: '/wallet/ram/buy', status: 301 },
  { from: '/wallet/sellram', to: '/wallet/ram/sell', status: 301 },
  { from: '/wallet/ram', to: '/wallet/ram/buy', status: 302 },
  { from: '/wallet/stake', to: '/wallet/resources/stake', status: 301 },
  { from: '/wallet/unstake', to: '/wallet/resources/unstake', status: 301 },
  { from: '/wallet/manual-refund', to: '/wallet/resources/refund', status: 301 },
  { from: '/wallet/resources', to: '/wallet/resources/stake', status: 302 },
  { from: '/wallet/permissions-manager', to: '/wallet/permissions/advanced', status: 301 },
  { from: '/wallet/linkauth', to: '/wallet/permissions/link', status: 301 },
  { from: '/wallet/permissions/overview', to: '/wallet/permissions', status: 301 },
  { from: '/wallet/swap', to: '/wallet/cross-chain', status: 301 },
  { from: '/wallet/security', to: '/wallet/security/safemode', status: 302 },
  { from: '/wallet/utilities', to: '/wallet/utilities/keys', status: 302 },
  {
    from: '/wallet/stake-xpr',
    to: '/wallet/staking/stake',
    status: 301,
    on: having('xpr-staking'),
  },
  {
    from: '/wallet/stake-xpr/:tab',
    to: '/wallet/staking/:tab',
    status: 301,
    on: having('xpr-staking'),
  },
  { from: '/wallet/staking', to: '/wallet/staking/stake', status: 302, on: having('xpr-staking') },
  {
    from: '/wallet/longstaking',
    to: '/wallet/longstaking/stake',
    status: 302,
    on: having('xpr-staking'),
  },
  { from: '/wallet/manage', to: '/wallet/manage/addresses', status: 302, on: having('fio-names') },
];

export function screenOf(id: ScreenId): Screen {
  const screen = screens.find((one) => one.id === id);
  if (!screen) throw new Error(`There is no screen "${id}".`);
  return screen;
}

export function screensOf(chain: ChainConfig): Screen[] {
  return screens.filter((screen) => screen.on?.(chain) ?? true);
}

/** A screen whose address contains a name or id: one page in the build serves all its addresses. */
export function isShell(screen: Screen): boolean {
  return screen.path.includes(':');
}

/**
 * The page of a screen in a chain's folder, without locale and ending: `account`, `wallet/ram/buy`.
 */
export function pageFile(screen: Screen): string {
  if (screen.file) return screen.file;
  return screen.path.split('/:', 1)[0]?.slice(1) || 'index';
}
