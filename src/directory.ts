import type { ChainFeature } from './chain/config/features.ts';
import type { ChainConfig } from './chain/config/types.ts';
import { type ScreenId, screenOf, screensOf } from './routes.ts';

interface Part {
  readonly screen: ScreenId;
  readonly query: string;
  /** Its chains, of those that have the screen; all if absent. */
  readonly feature?: ChainFeature;
}

/** Tools that are a tab or a list of a screen, with the query that opens them. */
const parts = {
  'rex-lend': { screen: 'rex', query: 'tab=lend' },
  'rex-unlend': { screen: 'rex', query: 'tab=unlend' },
  'rex-savings': { screen: 'rex', query: 'tab=savings' },
  'rex-rent': { screen: 'rex', query: 'tab=rent' },
  'rex-loan': { screen: 'rex', query: 'tab=loan' },
  'name-bid': { screen: 'namebids', query: 'tab=bid' },
  'name-bid-refund': { screen: 'namebids', query: 'tab=refund' },
  'msigs-requested': { screen: 'msigs', query: 'show=requested' },
  'exchange-account': {
    screen: 'create-account',
    query: 'by=exchange',
    feature: 'account-creation',
  },
  airgrabs: { screen: 'tokens', query: 'tab=airgrabs' },
} as const satisfies Readonly<Record<string, Part>>;

export type PartId = keyof typeof parts;
export type EntryId = ScreenId | PartId;

/** The tools of the wallet, by what they are for. */
const groups = {
  send: [
    'transfer',
    'transfer-multi',
    'transfer-batch',
    'transfer-nft',
    'transfer-nft-batch',
    'swap-token',
    'cross-chain',
  ],
  resources: [
    'powerup',
    'resources-stake',
    'resources-unstake',
    'resources-refund',
    'ram-buy',
    'ram-sell',
    'ram-transfer',
    'ram-gift',
    'ram-wrap',
  ],
  staking: [
    'staking-stake',
    'staking-unstake',
    'staking-refund',
    'staking-claim',
    'longstaking-stake',
    'longstaking-calculator',
    'gbm-rewards',
    'vote',
    'proxy',
    'proxy-register',
    'proxy-unregister',
  ],
  rex: ['rex-lend', 'rex-unlend', 'rex-savings', 'rex-rent', 'rex-loan'],
  names: [
    'register-domain',
    'register-address',
    'manage-domains',
    'manage-addresses',
    'name-bid',
    'name-bid-refund',
  ],
  safety: ['permissions', 'permissions-advanced', 'permissions-link', 'safemode'],
  proposals: ['wallet-msig', 'msigs-requested', 'msigs'],
  accounts: ['create-account', 'create-account-advanced', 'exchange-account'],
  utilities: [
    'tax',
    'decode',
    'sign-message',
    'utilities-keys',
    'format-keys',
    'upload-contract',
    'contract',
    'cancel-deferred',
    'vest',
    'airgrabs',
  ],
  chain: ['admin-proton-loan', 'admin-metal-dollar', 'admin-proton-dex', 'admin-blocklist'],
} as const satisfies Readonly<Record<string, readonly EntryId[]>>;

export type ToolGroup = keyof typeof groups;

const groupNames = Object.keys(groups) as ToolGroup[];

/** A place of the site that needs no name or id in its address. */
export interface Entry {
  readonly id: EntryId;
  /** In the default locale, with its query: `/rex?tab=lend`. */
  readonly path: string;
  /** Of a tool; null for other pages. */
  readonly group: ToolGroup | null;
}

const isPart = (id: EntryId): id is PartId => id in parts;

const screenIdOf = (id: EntryId): ScreenId => (isPart(id) ? parts[id].screen : id);

/** The path of an entry, with its query. */
export function entryPath(id: EntryId): string {
  const { path } = screenOf(screenIdOf(id));
  return isPart(id) ? `${path}?${parts[id].query}` : path;
}

/** Screens that every chain has, which only some list: elsewhere they show that no service exists. */
const listedOn: Readonly<Partial<Record<EntryId, (chain: ChainConfig) => boolean>>> = {
  'cross-chain': ({ swapUrl, wrapUrl, exchangeSite }) =>
    swapUrl !== null || wrapUrl !== null || exchangeSite !== undefined,
};

const isListed = (id: EntryId, chain: ChainConfig) => listedOn[id]?.(chain) ?? true;

/** The tools that a chain has, by group. Groups without one are left out. */
export function toolsOf(chain: ChainConfig): readonly (readonly [ToolGroup, readonly Entry[]])[] {
  const available = new Set(screensOf(chain).map(({ id }) => id));
  const has = (id: EntryId) => {
    const { feature }: Part | { feature?: never } = isPart(id) ? parts[id] : {};
    return (
      available.has(screenIdOf(id)) &&
      (!feature || chain.features.includes(feature)) &&
      isListed(id, chain)
    );
  };
  return groupNames
    .map((group) => {
      const entries = groups[group].filter(has).map((id) => ({ id, path: entryPath(id), group }));
      return [group, entries] as const;
    })
    .filter(([, entries]) => entries.length > 0);
}

/**
 * Pages of text that are found by their own search, what only other screens lead to, and what only old
 * links lead to: no service links email addresses.
 */
const unlisted: readonly ScreenId[] = [
  'guide',
  'search',
  'link-email',
  'create-account-link-email',
];

/** Every place of a chain's site that needs no name or id: tools first, then pages. */
export function entriesOf(chain: ChainConfig): readonly Entry[] {
  const tools = toolsOf(chain).flatMap(([, entries]) => entries);
  const listed = new Set<EntryId>(tools.map(({ id }) => id));
  const pages = screensOf(chain)
    .filter(
      ({ id, path }) =>
        !listed.has(id) &&
        !unlisted.includes(id) &&
        isListed(id, chain) &&
        !/:\w+(\/|$)/.test(path),
    )
    .map(({ id, path }) => ({ id, path: path.split('/:', 1)[0] ?? '', group: null }));
  return [...tools, ...pages];
}

/**
 * The entry that an address opens: of those with its path, the one whose query it has.
 * @param path in the default locale
 */
export function entryAt(
  path: string,
  query: URLSearchParams,
  entries: readonly Entry[],
): Entry | null {
  const matching = entries.filter((entry) => {
    const [pathname, linkQuery] = entry.path.split('?', 2);
    const all = [...new URLSearchParams(linkQuery)];
    return pathname === path && all.every(([key, value]) => query.get(key) === value);
  });
  return matching.toSorted((a, b) => b.path.length - a.path.length)[0] ?? null;
}
