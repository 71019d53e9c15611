import { bos } from './chains/bos.ts';
import { eos } from './chains/eos.ts';
import { fio } from './chains/fio.ts';
import { jungle } from './chains/jungle.ts';
import { kylin } from './chains/kylin.ts';
import { local } from './chains/local.ts';
import { protonTest } from './chains/proton-test.ts';
import { proton } from './chains/proton.ts';
import { telos } from './chains/telos.ts';
import type { ChainConfig, ChainKey } from './types.ts';
import { wax } from './chains/wax.ts';

/** Every chain in menu order: main networks, test networks, local. */
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

/** The chain of a host that names no chain. */
export const defaultChain: ChainConfig = eos;

export function chainByKey(key: ChainKey): ChainConfig;
export function chainByKey(key: string): ChainConfig | undefined;
export function chainByKey(key: string): ChainConfig | undefined {
  return chains.find((chain) => chain.key === key);
}

/**
 * The chain named by the first label of a host: wax for `wax.example.org`. Any other host gets the
 * default chain. The host may include a port.
 */
export function chainOfHost(host: string): ChainConfig {
  const [label = '', ...rest] = host.toLowerCase().split('.');
  return (rest.length > 0 && chainByKey(label)) || defaultChain;
}

/** The URL of a chain's site, from a template such as `https://{chain}.example.org`. */
export function siteUrl(chain: ChainKey, template: string): string {
  return template.replace('{chain}', chain);
}
