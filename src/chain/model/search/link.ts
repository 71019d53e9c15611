import type { ChainKey } from '../../config/registry.ts';
import { readTokenId } from '../token/token-id.ts';
import { blockNumber } from './ids.ts';
import type { SearchChain, SearchProvider, SearchTarget } from './target.ts';

/** Explorers' names for the chains of this site. */
const names: Readonly<Record<string, ChainKey>> = {
  eos: 'eos',
  vaulta: 'eos',
  wax: 'wax',
  telos: 'telos',
  bos: 'bos',
  fio: 'fio',
  jungle: 'jungle',
  jungle4: 'jungle',
  kylin: 'kylin',
  proton: 'proton',
  xpr: 'proton',
  xprnetwork: 'proton',
  protontest: 'proton-test',
  'proton-test': 'proton-test',
  'proton-testnet': 'proton-test',
  protontestnet: 'proton-test',
  xprtestnet: 'proton-test',
  jungle3: 'jungle3',
  'eosio-test': 'eosio-test',
  waxtest: 'wax-test',
  'wax-test': 'wax-test',
  waxtestnet: 'wax-test',
  'wax-testnet': 'wax-test',
  telostest: 'telos-test',
  'telos-test': 'telos-test',
  telostestnet: 'telos-test',
  'telos-testnet': 'telos-test',
  fiotest: 'fio-test',
  'fio-test': 'fio-test',
  fiotestnet: 'fio-test',
  libre: 'libre',
  ux: 'ux',
  uxnetwork: 'ux',
  ultra: 'ultra',
  local: 'local',
};

/** Explorers whose host does not contain the chain's name, with their chain. */
const explorers: readonly (readonly [host: string, chain: ChainKey])[] = [
  ['test.proton.bloks.io', 'proton-test'],
  ['proton-test.bloks.io', 'proton-test'],
  ['bloks.io', 'eos'],
  ['wax.eosq.app', 'wax'],
  ['eosq.app', 'eos'],
  ['eosq.eosnation.io', 'eos'],
  ['eosflare.io', 'eos'],
  ['testnet.waxblock.io', 'wax-test'],
  ['waxblock.io', 'wax'],
  ['explorer-test.telos.net', 'telos-test'],
  ['explorer.telos.net', 'telos'],
  ['testnet.protonscan.io', 'proton-test'],
  ['testnet.explorer.xprnetwork.org', 'proton-test'],
  ['protonscan.io', 'proton'],
  ['explorer.xprnetwork.org', 'proton'],
  ['explorer.fioprotocol.io', 'fio'],
  ['fio.bloks.io', 'fio'],
  ['eosauthority.com', 'eos'],
  ['unicove.com', 'eos'],
  ['msigs.io', 'eos'],
  ['explorer.mainnet.ultra.io', 'ultra'],
  ['libreblocks.io', 'libre'],
  // Hosts of Hyperion, whose own explorer is below /v2/explore.
  ['testnet.telos.net', 'telos-test'],
  ['testnet.waxsweden.org', 'wax-test'],
  ['api.waxsweden.org', 'wax'],
  ['api.testnet.fiosweden.org', 'fio-test'],
  ['api.fiosweden.org', 'fio'],
  ['api-xprnetwork-test.saltant.io', 'proton-test'],
  ['api-xprnetwork-main.saltant.io', 'proton'],
];

/** Chains of other explorers that this site does not have, by a name or a host. */
const elsewhere: ReadonlySet<string> = new Set([
  'jungle2',
  'libretest',
  'libretestnet',
  'uxtest',
  'ultratest',
  'ultratestnet',
  'explorer.testnet.ultra.io',
]);

/** The path segment before a name or id in explorer addresses, by kind. */
const places: Readonly<Record<string, 'account' | 'transaction' | 'block' | 'key' | 'token'>> = {
  account: 'account',
  accounts: 'account',
  a: 'account',
  permissions: 'account',
  transaction: 'transaction',
  transactions: 'transaction',
  tx: 'transaction',
  trx: 'transaction',
  t: 'transaction',
  block: 'block',
  blocks: 'block',
  b: 'block',
  producer: 'account',
  key: 'key',
  keys: 'key',
  tokens: 'token',
};

/** Explorer pages: this site's, and others whose addresses name what they show. */
export const explorerLink: SearchProvider = (text, chain) => {
  const url = linkOf(text);
  if (!url) return null;
  const about = chainOfLink(url);
  if (about === undefined) return null;
  const segments = url.pathname.split('/').filter(Boolean).map(decoded);
  const target = thingOf(segments, chain) ?? approvalOf(segments, url.searchParams);
  if (target?.kind !== 'account') return target && { kind: 'link', chain: about, target };
  const part = target.part ?? partOf(url.searchParams);
  return { kind: 'link', chain: about, target: part === '' ? target : { ...target, part } };
};

/** With a scheme, or without one as browsers show it. */
function linkOf(text: string): URL | null {
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

function thingOf(segments: readonly string[], chain: SearchChain): SearchTarget | null {
  for (const [index, segment] of segments.entries()) {
    const word = segment.toLowerCase();
    const [id, ...more] = segments.slice(index + 1);
    if (id === undefined) return null;
    if (word === 'msig' || word === 'proposal') return proposalOf(id, more);
    if (word === 'contract') return contractOf(id, more);
    if (word === 'token') return tokenOf(`${id}:${more[0]?.toUpperCase() ?? ''}`);
    const place = places[word];
    if (place !== undefined) return targetOf(place, id, chain);
  }
  return null;
}

function targetOf(
  place: (typeof places)[string],
  id: string,
  { keyPrefix, features }: SearchChain,
): SearchTarget | null {
  switch (place) {
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
const PARTS = ['loadContract', 'tab', 'table', 'action', 'account', 'scope', 'limit'];

/** Only names are kept: keys must not get into an address. */
function partOf(query: URLSearchParams): string {
  if (!query.has('tab') && !query.has('loadContract')) return '';
  const kept = PARTS.map((name) => [name, query.get(name) ?? '']);
  return String(new URLSearchParams(kept.filter(([, value = '']) => /^[\w.]{1,24}$/.test(value))));
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
  if (part === 'tables') {
    query.set('table', member);
    query.set('scope', scope);
  }
  if (part === 'actions') query.set('action', member);
  return { kind: 'account', name, part: partOf(query) };
}

/** Whether a segment of a path says what the following ones name. */
function isKind(segment: string): boolean {
  return segment in places || ['msig', 'contract', 'token'].includes(segment);
}

function isAccount(text: string): boolean {
  return /^[a-z1-5.]{1,13}$/.test(text);
}

/**
 * The chain of an explorer link: from `network`, the host, or sometimes the path. Null if none is
 * named; undefined if it is a chain that this site does not have.
 */
function chainOfLink(url: URL): ChainKey | null | undefined {
  const host = url.hostname.toLowerCase();
  const linked = url.searchParams.get('network')?.toLowerCase() ?? '';
  // Some explorers put the chain before the kind and id: /en/jungle4/account/alice
  const path = url.pathname.toLowerCase().split('/').slice(1, -2);
  if ([linked, host, ...host.split('.'), ...path].some((name) => elsewhere.has(name)))
    return undefined;
  // A network that is named and is none of this site's is another chain.
  if (linked !== '') return names[linked];
  if (host.endsWith('unicove.com')) {
    // After the language: /en/vaulta/account/alice
    const [, network] = path;
    if (network !== undefined && !isKind(network)) return names[network];
  }
  const exact = explorers.find(([domain]) => domain === host);
  if (exact) return exact[1];
  const labels = host.split('.').slice(0, -1);
  const named = labels.map((label) => names[label]).find((key) => key !== undefined);
  const below = explorers.find(([domain]) => host.endsWith(`.${domain}`));
  return named ?? below?.[1] ?? null;
}
