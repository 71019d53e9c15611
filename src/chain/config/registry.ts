import { bos } from './chains/bos.ts';
import { eosioTest } from './chains/eosio-test.ts';
import { eos } from './chains/eos.ts';
import { fioTest } from './chains/fio-test.ts';
import { fio } from './chains/fio.ts';
import { jungle } from './chains/jungle.ts';
import { jungle3 } from './chains/jungle3.ts';
import { kylin } from './chains/kylin.ts';
import { libre } from './chains/libre.ts';
import { local } from './chains/local.ts';
import { protonTest } from './chains/proton-test.ts';
import { proton } from './chains/proton.ts';
import { telosTest } from './chains/telos-test.ts';
import { telos } from './chains/telos.ts';
import { ultra } from './chains/ultra.ts';
import { ux } from './chains/ux.ts';
import type { ChainDefinition } from './define-chain.ts';
import { waxTest } from './chains/wax-test.ts';
import { wax } from './chains/wax.ts';

/**
 * Every chain in menu order: main networks, test networks, local. A chain is one file and one entry
 * here.
 */
const all = [
  eos,
  wax,
  telos,
  proton,
  fio,
  ultra,
  libre,
  bos,
  ux,
  jungle,
  waxTest,
  telosTest,
  protonTest,
  fioTest,
  kylin,
  jungle3,
  eosioTest,
  local,
] as const;

export type ChainKey = (typeof all)[number]['key'];

export const chains: readonly ChainDefinition[] = all;

/** The chain of a host that names no chain. */
export const defaultChain: ChainDefinition = eos;

/** Other first labels of a chain's host. They lead to its own host. */
const hostAliases: Readonly<Record<string, ChainKey>> = { vaulta: 'eos' };

/** The other names of a chain's host. */
export function hostAliasesOf(key: string): readonly string[] {
  return Object.keys(hostAliases).filter((alias) => hostAliases[alias] === key);
}

export function chainByKey(key: ChainKey): ChainDefinition;
export function chainByKey(key: string): ChainDefinition | undefined;
export function chainByKey(key: string): ChainDefinition | undefined {
  return chains.find((chain) => chain.key === key);
}

/**
 * The chain named by the first label of a host: wax for `wax.example.org`. Any other host gets the
 * default chain. The host may include a port.
 */
export function chainOfHost(host: string): ChainDefinition {
  const [label = '', ...rest] = host.toLowerCase().split('.');
  return (rest.length > 0 && chainByKey(aliased(label) ?? label)) || defaultChain;
}

/** A chain's own host in place of an alias: `eos.example.org` for `vaulta.example.org`. Else null. */
export function ownHost(host: string): string | null {
  const [label = '', ...rest] = host.toLowerCase().split('.');
  const key = rest.length > 0 ? aliased(label) : undefined;
  return key === undefined ? null : [key, ...rest].join('.');
}

function aliased(label: string): ChainKey | undefined {
  return Object.hasOwn(hostAliases, label) ? hostAliases[label] : undefined;
}

/** The URL of a chain's site, from a template such as `https://{chain}.example.org`. */
export function siteUrl(chain: string, template: string): string {
  return template.replace('{chain}', chain);
}
