import { bos } from './bos.ts';
import { eos } from './eos.ts';
import { fio } from './fio.ts';
import { jungle } from './jungle.ts';
import { kylin } from './kylin.ts';
import { local } from './local.ts';
import { protonTest } from './proton-test.ts';
import { proton } from './proton.ts';
import { telos } from './telos.ts';
import type { ChainConfig, ChainKey } from './types.ts';
import { wax } from './wax.ts';

/** Every chain, in the order of the menus: main networks, test networks, local. */
export const chains: readonly ChainConfig[] = [
  eos,
  wax,
  telos,
  proton,
  fio,
  bos,
  jungle,
  kylin,
  protonTest,
  local,
];

/** The chain of a host that names none. */
export const defaultChain: ChainConfig = eos;

export function chainByKey(key: ChainKey): ChainConfig;
export function chainByKey(key: string): ChainConfig | undefined;
export function chainByKey(key: string): ChainConfig | undefined {
  return chains.find((chain) => chain.key === key);
}

/**
 * The chain a host stands for by its first label, `wax.example.org` for wax; the default chain for
 * any other. A port may follow.
 */
export function chainOfHost(host: string): ChainConfig {
  const [label = '', ...rest] = host.toLowerCase().split('.');
  return (rest.length > 0 && chainByKey(label)) || defaultChain;
}

/** A chain's site, of a template such as `https://{chain}.example.org`. */
export function siteUrl(chain: ChainKey, template: string): string {
  return template.replace('{chain}', chain);
}
