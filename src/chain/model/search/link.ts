import { readTokenId } from '../token/token-id.ts';
import { blockNumber } from './ids.ts';
import { chainOfLink, isNetwork } from './link-chain.ts';
import { nftKinds, nftOf } from './link-nft.ts';
import type { SearchChain, SearchProvider, SearchTarget } from './target.ts';

/** The path segment before a name or id in explorer addresses, by kind. */
const places: Readonly<Record<string, 'account' | 'transaction' | 'block' | 'key' | 'token'>> = {
  account: 'account',
  accounts: 'account',
  a: 'account',
  permissions: 'account',
  profile: 'account',
  user: 'account',
  transaction: 'transaction',
  transactions: 'transaction',
  tx: 'transaction',
  trx: 'transaction',
  t: 'transaction',
  block: 'block',
  blocks: 'block',
  b: 'block',
  producer: 'account',
  producers: 'account',
  key: 'key',
  keys: 'key',
  tokens: 'token',
};

/** Explorer pages: this site's, and others whose addresses name what they show. */
export const explorerLink: SearchProvider = (text, chain) => {
  const url = linkOf(text);
  if (!url) return null;
  const about = chainOfLink(url, isKind);
  if (about === undefined) return null;
  const segments = url.pathname.split('/').filter(Boolean).map(decoded);
  const target = idAlone(segments, about !== null) ?? targetIn(segments, url, chain);
  if (target?.kind !== 'account') return target && { kind: 'link', chain: about, target };
  const part = target.part ?? partOf(url);
  return { kind: 'link', chain: about, target: part === '' ? target : { ...target, part } };
};

/** The address in a text, with a scheme, or without one as browsers show it; null for other texts. */
export function linkOf(text: string): URL | null {
  if (/\s/.test(text) || !text.includes('/')) return null;
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url !== null && (url.hostname.includes('.') || url.port !== '') ? url : null;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** eosq leaves out what an id is of. */
function idAlone([only = '', ...more]: readonly string[], ofChain: boolean): SearchTarget | null {
  return ofChain && more.length === 0 && /^[0-9a-f]{64}$/i.test(only)
    ? { kind: 'transaction', id: only.toLowerCase() }
    : null;
}

function targetIn(segments: readonly string[], url: URL, chain: SearchChain): SearchTarget | null {
  const parts = segments.filter((segment) => !isNetwork(segment));
  return entityOf(parts, chain) ?? nftOf(parts, url) ?? approvalOf(parts, url.searchParams);
}

function entityOf(segments: readonly string[], chain: SearchChain): SearchTarget | null {
  for (const [index, segment] of segments.entries()) {
    const word = segment.toLowerCase();
    const [id, ...more] = segments.slice(index + 1);
    if (id === undefined) return null;
    if (word === 'msig' || word === 'proposal') return proposalOf(id, more);
    if (word === 'contract') return contractOf(id, more);
    if (word === 'token') return tokenOf(`${id}:${more[0]?.toUpperCase() ?? ''}`);
    const target = places[word];
    if (target !== undefined) return targetOf(target, id, chain);
  }
  return null;
}

function targetOf(
  target: (typeof places)[string],
  id: string,
  { keyPrefix, features }: SearchChain,
): SearchTarget | null {
  switch (target) {
    case 'account':
      // FIO's explorers have handles where others have accounts.
      if (features?.includes('fio-names') && id.includes('@'))
        return { kind: 'fio-address', address: id };
      return isAccount(id) ? { kind: 'account', name: id } : null;
    case 'transaction':
      return /^[0-9a-f]{64}$/i.test(id) ? { kind: 'transaction', id: id.toLowerCase() } : null;
    case 'block':
      return /^[0-9a-f]{64}$/i.test(id)
        ? { kind: 'transaction', id: id.toLowerCase() }
        : blockNumber(id, { keyPrefix });
    case 'key':
      return /^[A-Za-z0-9_]{42,200}$/.test(id) && !id.includes('PVT_')
        ? { kind: 'key', key: id }
        : null;
    case 'token':
      return tokenOf(id);
    case undefined:
      return null;
  }
}

/** Query parameters that name a tab of an account page, on this site and on older explorers. */
const PARTS = [
  'loadContract',
  'tab',
  'table',
  'action',
  'account',
  'scope',
  'lower_bound',
  'upper_bound',
  'limit',
];

/** Only names are kept: keys must not get into an address. `#contract-tables` is WAXblock's. */
function partOf({ searchParams: query, hash }: URL): string {
  const isContract = hash.startsWith('#contract');
  if (!query.has('tab') && !query.has('loadContract') && !isContract) return '';
  const parameters = PARTS.map((name) => [name, query.get(name) ?? '']);
  const named = parameters.filter(([, value = '']) => /^[\w.]{1,24}$/.test(value));
  const loadContract = query.has('loadContract') || !isContract ? [] : [['loadContract', 'true']];
  return String(new URLSearchParams([...loadContract, ...named]));
}

function tokenOf(id: string): SearchTarget | null {
  const token = readTokenId(id);
  return token && { kind: 'token', ...token };
}

function proposalOf(proposer: string, [name]: readonly string[]): SearchTarget | null {
  return name === undefined ? null : { kind: 'proposal', proposer, name };
}

/** `/approval/view?scope=alice&name=payrise` of EOS Authority. */
function approvalOf([page]: readonly string[], query: URLSearchParams): SearchTarget | null {
  const proposer = query.get('scope') ?? '';
  const name = query.get('name') ?? '';
  return page === 'approval' && isAccount(proposer) && isAccount(name)
    ? { kind: 'proposal', proposer, name }
    : null;
}

/** `/contract/eosio/tables/voters/eosio` and `/contract/eosio/actions/buyram` of Unicove. */
function contractOf(name: string, more: readonly string[]): SearchTarget | null {
  if (!isAccount(name)) return null;
  const [part, member = '', scope = ''] = more;
  const query = new URLSearchParams({ loadContract: 'true' });
  const set = (parameter: string, value: string) => {
    if (/^[\w.]{1,24}$/.test(value)) query.set(parameter, value);
  };
  if (part === 'tables') {
    set('table', member);
    set('scope', scope);
  }
  if (part === 'actions') set('action', member);
  return { kind: 'account', name, part: String(query) };
}

function isAccount(text: string): boolean {
  return /^[a-z1-5.]{1,13}$/.test(text);
}

/** Whether a segment of a path says what the following ones name. */
function isKind(segment: string): boolean {
  return (
    segment in places || nftKinds.has(segment) || ['msig', 'contract', 'token'].includes(segment)
  );
}
