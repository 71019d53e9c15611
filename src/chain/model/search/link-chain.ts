import type { ChainKey } from '../../config/registry.ts';

/**
 * The chains of this site with explorers' names for them, beside the chain's own key. The registry
 * would bring every chain's file into the search.
 */
const otherNames: Readonly<Partial<Record<ChainKey, readonly string[]>>> = {
  eos: ['vaulta'],
  wax: [],
  telos: [],
  proton: ['xpr', 'xprnetwork'],
  fio: [],
  ultra: [],
  libre: [],
  bos: [],
  ux: ['uxnetwork'],
  jungle: ['jungle4', 'jungle4-testnet'],
  'wax-test': ['waxtest', 'waxtestnet', 'wax-testnet'],
  'telos-test': ['telostest', 'telostestnet', 'telos-testnet'],
  'proton-test': ['protontest', 'proton-testnet', 'protontestnet', 'xpr-testnet', 'xprtestnet'],
  'fio-test': ['fiotest', 'fiotestnet'],
  kylin: [],
  jungle3: [],
  'eosio-test': [],
  local: [],
};

const names: ReadonlyMap<string, ChainKey> = new Map(
  (Object.keys(otherNames) as ChainKey[]).flatMap((key) =>
    [key, ...(otherNames[key] ?? [])].map((name): [string, ChainKey] => [name, key]),
  ),
);

/** Explorers whose host does not contain the chain's name, with their chain. */
const explorers: readonly (readonly [host: string, chain: ChainKey])[] = [
  ['test.proton.bloks.io', 'proton-test'],
  ['proton-test.bloks.io', 'proton-test'],
  ['bloks.io', 'eos'],
  ['wax.eosq.app', 'wax'],
  ['eosq.app', 'eos'],
  ['eosq.eosnation.io', 'eos'],
  ['eosflare.io', 'eos'],
  ['explorer.eosnetwork.com', 'eos'],
  ['testnet.waxblock.io', 'wax-test'],
  ['waxblock.io', 'wax'],
  ['atomichub.io', 'wax'],
  ['neftyblocks.com', 'wax'],
  ['nfthive.io', 'wax'],
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

/** Whether a segment of a path names a chain as AtomicHub does: `wax-mainnet`. */
export function isNetwork(segment: string): boolean {
  return /^[a-z0-9]+-(mainnet|testnet)$/i.test(segment);
}

/**
 * The chain of an explorer link: from `network`, the host, or sometimes the path. Null if none is
 * named; undefined if it is a chain that this site does not have.
 * @param isKind whether a segment of a path says what the following ones name
 */
export function chainOfLink(
  url: URL,
  isKind: (segment: string) => boolean,
): ChainKey | null | undefined {
  const host = url.hostname.toLowerCase();
  const linked = url.searchParams.get('network')?.toLowerCase() ?? '';
  // Some explorers put the chain before the kind and id: /en/jungle4/account/alice
  const path = url.pathname.toLowerCase().split('/').slice(1, -2);
  if ([linked, host, ...host.split('.'), ...path].some((name) => elsewhere.has(name)))
    return undefined;
  // A network that is named and is none of this site's is another chain.
  if (linked !== '') return names.get(linked);
  const network = url.pathname.split('/').find(isNetwork);
  if (network !== undefined) return names.get(network.toLowerCase().replace(/-mainnet$/, ''));
  if (host.endsWith('unicove.com')) {
    // After the language: /en/vaulta/account/alice
    const [, chain] = path;
    if (chain !== undefined && !isKind(chain)) return names.get(chain);
  }
  const exact = explorers.find(([domain]) => domain === host);
  if (exact) return exact[1];
  const labels = host.split('.').slice(0, -1);
  const named = labels.map((label) => names.get(label)).find((key) => key !== undefined);
  const below = explorers.find(([domain]) => host.endsWith(`.${domain}`));
  return named ?? below?.[1] ?? null;
}
