import type { ChainKey } from '../../config/registry.ts';

/** How explorers name the chains this site has. */
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

/** Explorers whose host does not name the chain in full, and the chain it stands for. */
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

/** Chains that explorers name and this site does not have. Jungle here is the second. */
const elsewhere: ReadonlySet<string> = new Set(['jungle3', 'jungle4']);

/** Hosts whose first label looks like one of ours, but which are other chains. */
const others: readonly RegExp[] = [/^explorer-test\.telos\.net$/, /^(wax|telos)-?test\./];

/**
 * The chain a link to an explorer is about: named by `network`, the host or, in some, the path. Null
 * where nothing names one; undefined where it is known to be one that this site does not have.
 */
export function chainOfLink(url: URL): ChainKey | null | undefined {
  const host = url.hostname.toLowerCase();
  if (others.some((other) => other.test(host))) return undefined;
  const asked = url.searchParams.get('network')?.toLowerCase() ?? '';
  // On some the chain stands before what is looked at and its id: /en/jungle4/account/alice
  const path = url.pathname.toLowerCase().split('/').slice(1, -2);
  if ([asked, ...host.split('.'), ...path].some((name) => elsewhere.has(name))) return undefined;
  const network = names[asked];
  if (network) return network;
  if (host.endsWith('unicove.com')) {
    const inPath = path.map((segment) => names[segment]).find((key) => key !== undefined);
    if (inPath) return inPath;
  }
  const exact = explorers.find(([known]) => known === host);
  if (exact) return exact[1];
  const labels = host.split('.').slice(0, -1);
  const named = labels.map((label) => names[label]).find((key) => key !== undefined);
  const below = explorers.find(([known]) => host.endsWith(`.${known}`));
  return named ?? below?.[1] ?? null;
}
