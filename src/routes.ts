import type { ChainFeature } from './chain/config/features.ts';
import type { ScreenFact } from './chain/model/chain/contract-facts.ts';
import type { ChainConfig } from './chain/config/types.ts';
import { guidePath, guideSlugs } from './guides.ts';

/**
 * A screen of the site. `path` is its only address on a chain's site, in the default locale:
 * `:name` is one segment, `:name?` an optional one.
 */
interface ScreenShape {
  readonly id: string;
  readonly path: string;
  /** The chains that have it; all if absent. */
  readonly on?: (chain: ChainConfig) => boolean;
  /**
   * What the chain reports of it. Menus leave it out where the chain denies it, and its page says so.
   * If a chain can have it against its file, its page is built for every chain.
   */
  readonly fact?: ScreenFact;
  /** Name of the page in the build, if the path's fixed part is already used. */
  readonly file?: string;
  /** Not indexed by search engines. */
  readonly hidden?: true;
  /** Other sites may frame it: it only shows, without access to users or settings. */
  readonly framed?: true;
}

/** Chains with a feature. */
const having =
  (feature: ChainFeature) =>
  ({ features }: ChainConfig) =>
    features.includes(feature);
/** Where the core token goes to keys, a transfer has one receiver. */
const paysAccounts = (chain: ChainConfig) => !having('key-transfers')(chain);
/** Chains whose core token replaced another one, which it can be swapped for. */
const hasLegacyToken = (chain: ChainConfig) => chain.legacySymbol !== null;
const hasVoting = (chain: ChainConfig) => chain.votingEnabled;
const takesProxies = (chain: ChainConfig) => hasVoting(chain) && !having('closed-proxies')(chain);
const hasRex = (chain: ChainConfig) => chain.rexEnabled;
const hasNfts = (chain: ChainConfig) => chain.nftsEnabled;
/** Chains whose system contract states what is behind the supply. */
const ownSystem = (chain: ChainConfig) => chain.systemContract !== 'eosio';
const hasRentbw = (chain: ChainConfig) => chain.supportsRentbw;

const table = [
  { id: 'home', path: '/' },
  { id: 'search', path: '/search/:query?', hidden: true },
  { id: 'account', path: '/account/:id' },
  { id: 'block', path: '/block/:id' },
  { id: 'transaction', path: '/transaction/:id' },
  { id: 'key', path: '/key/:id' },
  { id: 'live', path: '/live' },
  { id: 'vote', path: '/vote', on: hasVoting, fact: 'voting' },
  { id: 'proxies', path: '/vote/proxies', on: hasVoting, fact: 'voting' },
  { id: 'producer', path: '/producers/:owner', on: hasVoting },
  { id: 'rex', path: '/rex', on: hasRex, fact: 'rex' },
  { id: 'tokens', path: '/tokens' },
  { id: 'token', path: '/tokens/:id', file: 'token' },
  { id: 'dapps', path: '/dapps' },
  { id: 'chain', path: '/chain' },
  { id: 'contract', path: '/contract' },
  { id: 'domains', path: '/domains', on: having('fio-names') },
  { id: 'addresses', path: '/addresses', on: having('fio-names') },
  { id: 'fees', path: '/fees', on: having('fio-names') },
  { id: 'address', path: '/address/:id', on: having('fio-names') },
  { id: 'domain', path: '/domain/:id', on: having('fio-names') },
  { id: 'oracles', path: '/oracles/:id?', on: having('xpr-staking') },
  { id: 'supply', path: '/supply', on: ownSystem },
  { id: 'outstanding-xtokens', path: '/outstanding-xtokens', on: having('xpr-staking') },
  { id: 'votes', path: '/stats/votes', on: hasVoting, fact: 'voting' },
  { id: 'topholders', path: '/topholders' },
  { id: 'snapshot', path: '/snapshot' },
  { id: 'namebids', path: '/namebids', on: having('name-bids'), fact: 'nameBids' },
  { id: 'protocol-features', path: '/protocol-features' },
  {
    id: 'finalizers',
    path: '/finalizers',
    on: ({ finality }) => finality === 'savanna',
    fact: 'savanna',
  },
  { id: 'favorites', path: '/favorites', hidden: true },
  { id: 'endpoints', path: '/endpoints' },
  { id: 'hyperion', path: '/hyperion' },
  { id: 'msigs', path: '/msigs' },
  { id: 'msig', path: '/msig/:proposer/:proposal_name' },
  { id: 'nft', path: '/nft/:id' },
  { id: 'nft-collection', path: '/nft/collection/:name', on: hasNfts },
  { id: 'nft-template', path: '/nft/template/:collection/:id', on: hasNfts },
  { id: 'vest', path: '/vest' },
  { id: 'dsp', path: '/dsp' },
  { id: 'guides', path: '/guides' },
  ...guideSlugs.map((slug) => ({ id: 'guide' as const, path: guidePath(slug) })),
  { id: 'wallets', path: '/wallets' },
  { id: 'developers', path: '/developers' },
  { id: 'embed', path: '/embed/:kind/:id', hidden: true, framed: true },
  { id: 'embed-token', path: '/embed/token/:contract/:symbol', hidden: true, framed: true },
  { id: 'terms', path: '/terms-and-conditions' },
  { id: 'privacy', path: '/privacy-policy' },

  { id: 'wallet', path: '/wallet' },
  { id: 'transfer', path: '/wallet/transfer' },
  { id: 'transfer-multi', path: '/wallet/transfer/multi', on: paysAccounts },
  { id: 'transfer-batch', path: '/wallet/transfer/batch', on: paysAccounts },
  { id: 'transfer-nft', path: '/wallet/transfer/nft', on: hasNfts },
  { id: 'transfer-nft-batch', path: '/wallet/transfer/nft-batch', on: hasNfts },
  { id: 'swap-token', path: '/wallet/swap-token', on: hasLegacyToken },
  {
    id: 'gbm-rewards',
    path: '/wallet/gbm-rewards',
    on: having('genesis-rewards'),
    fact: 'genesisRewards',
  },
  { id: 'wallet-msig', path: '/wallet/msig' },
  { id: 'create-account', path: '/wallet/create-account' },
  {
    id: 'create-account-advanced',
    path: '/wallet/create-account/advanced',
    on: having('account-creation'),
  },
  { id: 'create-account-link-email', path: '/wallet/create-account/link-email' },
  { id: 'tax', path: '/wallet/tax' },
  { id: 'ram-buy', path: '/wallet/ram/buy', on: having('ram-market'), fact: 'ramMarket' },
  { id: 'ram-sell', path: '/wallet/ram/sell', on: having('ram-market'), fact: 'ramMarket' },
  {
    id: 'ram-transfer',
    path: '/wallet/ram/transfer',
    on: having('ram-transfers'),
    fact: 'ramTransfers',
  },
  { id: 'ram-gift', path: '/wallet/ram/gift', on: having('ram-gifts'), fact: 'ramGifts' },
  { id: 'ram-wrap', path: '/wallet/ram/wrap', on: having('wrapped-ram'), fact: 'wrappedRam' },
  { id: 'permissions', path: '/wallet/permissions' },
  { id: 'permissions-advanced', path: '/wallet/permissions/advanced' },
  { id: 'permissions-link', path: '/wallet/permissions/link' },
  { id: 'admin-proton-loan', path: '/wallet/admin/proton-loan', on: having('xpr-staking') },
  { id: 'admin-metal-dollar', path: '/wallet/admin/metal-dollar', on: having('xpr-staking') },
  { id: 'admin-proton-dex', path: '/wallet/admin/proton-dex', on: having('xpr-staking') },
  { id: 'admin-blocklist', path: '/wallet/admin/blocklist', on: having('xpr-staking') },
  { id: 'powerup', path: '/wallet/powerup', on: hasRentbw, fact: 'powerUp' },
  {
    id: 'resources-stake',
    path: '/wallet/resources/stake',
    on: having('resource-staking'),
    fact: 'staking',
  },
  {
    id: 'resources-unstake',
    path: '/wallet/resources/unstake',
    on: having('resource-staking'),
    fact: 'staking',
  },
  {
    id: 'resources-refund',
    path: '/wallet/resources/refund',
    on: having('resource-staking'),
    fact: 'staking',
  },
  { id: 'staking-stake', path: '/wallet/staking/stake', on: having('xpr-staking') },
  { id: 'staking-unstake', path: '/wallet/staking/unstake', on: having('xpr-staking') },
  { id: 'staking-refund', path: '/wallet/staking/refund', on: having('xpr-staking') },
  { id: 'staking-claim', path: '/wallet/staking/claim', on: having('xpr-staking') },
  { id: 'longstaking-stake', path: '/wallet/longstaking/stake', on: having('xpr-staking') },
  {
    id: 'longstaking-calculator',
    path: '/wallet/longstaking/calculator',
    on: having('xpr-staking'),
  },
  { id: 'link-email', path: '/wallet/link-email' },
  { id: 'cross-chain', path: '/wallet/cross-chain' },
  { id: 'proxy', path: '/wallet/proxy', on: hasVoting, fact: 'voting' },
  { id: 'proxy-register', path: '/wallet/proxy/register', on: takesProxies, fact: 'voting' },
  { id: 'proxy-unregister', path: '/wallet/proxy/unregister', on: hasVoting, fact: 'voting' },
  { id: 'safemode', path: '/wallet/security/safemode' },
  { id: 'utilities-keys', path: '/wallet/utilities/keys' },
  {
    id: 'cancel-deferred',
    path: '/wallet/utilities/cancel-deferred',
    on: (chain) => !having('no-deferred')(chain),
    fact: 'deferred',
  },
  { id: 'format-keys', path: '/wallet/utilities/format-keys' },
  { id: 'sign-message', path: '/wallet/utilities/message' },
  { id: 'decode', path: '/wallet/utilities/decode' },
  { id: 'upload-contract', path: '/wallet/utilities/upload-contract' },
  { id: 'register-domain', path: '/wallet/register-domain', on: having('fio-names') },
  { id: 'register-address', path: '/wallet/register-address', on: having('fio-names') },
  { id: 'manage-addresses', path: '/wallet/manage/addresses', on: having('fio-names') },
  { id: 'manage-domains', path: '/wallet/manage/domains', on: having('fio-names') },
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
  { from: '/msig', to: '/msigs', status: 301 },
  { from: '/producers', to: '/vote', status: 301, on: hasVoting },
  { from: '/stats', to: '/stats/votes', status: 302, on: hasVoting },
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
  {
    from: '/wallet/admin',
    to: '/wallet/admin/proton-loan',
    status: 302,
    on: having('xpr-staking'),
  },
];

export function screenOf(id: ScreenId): Screen {
  const screen = screens.find((one) => one.id === id);
  if (!screen) throw new Error(`There is no screen "${id}".`);
  return screen;
}

/** The screens that a chain has, by its file or by what it reports: those that menus list. */
export function screensOf(chain: ChainConfig): Screen[] {
  return screens.filter((screen) => screen.on?.(chain) ?? true);
}

/** What a chain can have although its file denies it. `factsOf` never affirms the other facts. */
export const affirmableFacts: readonly ScreenFact[] = [
  'rex',
  'powerUp',
  'ramTransfers',
  'ramGifts',
  'savanna',
];

/** The screens that have a page in a chain's build: also those that only the chain can report. */
export function pagesOf(chain: ChainConfig): Screen[] {
  // What FIO's contract reports says nothing: it has these actions for the chain's own use.
  const reports = chain.systemContract !== 'fio';
  return screens.filter(
    (screen) =>
      (screen.on?.(chain) ?? true) ||
      (reports && screen.fact !== undefined && affirmableFacts.includes(screen.fact)),
  );
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
