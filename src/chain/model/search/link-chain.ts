import type { ChainKey } from '../../config/registry.ts';

/** Explorers' names for the chains of this site. */
const names: Readonly<Record<string, ChainKey>> = {
  eos: 'eos',
  vaulta: 'eos',
  wax: 'wax',
  telos: 'telos',
  bos: 'bos',
  fio: 'fio',
  jungle: 'jungle',
  kylin: 'kylin',
  proton: 'proton',
  xpr: 'proton',
  xprnetwork: 'proton',
  protontest: 'proton-test',
  'proton-test': 'proton-test',
  'proton-testnet': 'proton-test',
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
  ['waxblock.io', 'wax'],
  ['explorer.telos.net', 'telos'],
  ['testnet.protonscan.io', 'proton-test'],
  ['testnet.explorer.xprnetwork.org', 'proton-test'],
  ['protonscan.io', 'proton'],
  ['explorer.xprnetwork.org', 'proton'],
  ['explorer.fioprotocol.io', 'fio'],
  ['fio.bloks.io', 'fio'],
  ['eosauthority.com', 'eos'],
  ['unicove.com', 'eos'],
];

/** Chains of other explorers that this site does not have. Jungle means Jungle 2 here. */
const elsewhere: ReadonlySet<string> = new Set(['jungle3', 'jungle4']);

/** Hosts of other chains whose first label looks like one of ours. */
const others: readonly RegExp[] = [/^explorer-test\.telos\.net$/, /^(wax|telos)-?test\./];

/**
 * The chain of an explorer link: from `network`, the host, or sometimes the path. Null if none is
 * named; undefined if it is a chain that this site does not have.
 */
export function chainOfLink(url: URL): ChainKey | null | undefined {
  const host = url.hostname.toLowerCase();
  if (others.some((other) => other.test(host))) return undefined;
  const linked = url.searchParams.get('network')?.toLowerCase() ?? '';
  // Some explorers put the chain before the kind and id: /en/jungle4/account/alice
  const path = url.pathname.toLowerCase().split('/').slice(1, -2);
  if ([linked, ...host.split('.'), ...path].some((name) => elsewhere.has(name))) return undefined;
  const network = names[linked];
  if (network) return network;
  if (host.endsWith('unicove.com')) {
    const inPath = path.map((segment) => names[segment]).find((key) => key !== undefined);
    if (inPath) return inPath;
  }
  const exact = explorers.find(([domain]) => domain === host);
  if (exact) return exact[1];
  const labels = host.split('.').slice(0, -1);
  const named = labels.map((label) => names[label]).find((key) => key !== undefined);
  const below = explorers.find(([domain]) => host.endsWith(`.${domain}`));
  return named ?? below?.[1] ?? null;
}
