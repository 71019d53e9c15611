import type { Screen, ScreenId } from '#src/routes.ts';

/** Kinds of pages that have a picture of their own; `site` is the others'. */
export const shareKinds = [
  'site',
  'account',
  'transaction',
  'block',
  'token',
  'vote',
  'nft',
  'contract',
  'msig',
  'wallet',
  'guide',
] as const;

export type ShareKind = (typeof shareKinds)[number];

const kinds: Readonly<Partial<Record<ScreenId, ShareKind>>> = {
  account: 'account',
  key: 'account',
  address: 'account',
  domain: 'account',
  domains: 'account',
  addresses: 'account',
  topholders: 'account',
  namebids: 'account',
  transaction: 'transaction',
  live: 'transaction',
  block: 'block',
  chain: 'block',
  finalizers: 'block',
  'protocol-features': 'block',
  token: 'token',
  tokens: 'token',
  supply: 'token',
  'outstanding-xtokens': 'token',
  rex: 'token',
  vote: 'vote',
  proxies: 'vote',
  producer: 'vote',
  votes: 'vote',
  nft: 'nft',
  'nft-collection': 'nft',
  'nft-template': 'nft',
  contract: 'contract',
  dapps: 'contract',
  msigs: 'msig',
  msig: 'msig',
  wallets: 'wallet',
  guide: 'guide',
  guides: 'guide',
};

/** The picture that other sites show beside a link to a screen. */
export function shareKind({ id, path }: Pick<Screen, 'id' | 'path'>): ShareKind {
  return kinds[id] ?? (path.startsWith('/wallet/') ? 'wallet' : 'site');
}

/** Its path in a chain's folder. `npm run pictures` draws it. */
export function sharePath(chain: string, kind: ShareKind): string {
  return `/share/${chain}/${kind}.png`;
}
