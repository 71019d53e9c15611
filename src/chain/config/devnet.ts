import { devnetChainIds } from './devnet-ids.ts';
import type { DevnetKey } from './devnet-ids.ts';
import type { ChainConfig } from './types.ts';

const keys = Object.keys(devnetChainIds) as DevnetKey[];

/**
 * The same chain asked on this machine: its chain id and the addresses of the services it has, and
 * nothing else. Each chain has a port of its own, counted from the first. `local` stays as it is.
 */
export function withDevnet(config: ChainConfig, firstPort = 8888): ChainConfig {
  if (config.key === 'local') return config;
  const origin = `http://127.0.0.1:${firstPort + keys.indexOf(config.key)}`;
  const moved = (url: string | null) => url && origin;
  return {
    ...config,
    chainId: devnetChainIds[config.key],
    endpoints: {
      default: [origin],
      actions: [origin],
      transactions: [origin],
      provider: [origin],
    },
    hyperionUrl: moved(config.hyperionUrl),
    lightApi: moved(config.lightApi),
    atomicAssetsApi: moved(config.atomicAssetsApi),
    simpleAssetsApi: moved(config.simpleAssetsApi),
    dexUrl: moved(config.dexUrl),
    backendUrl: moved(config.backendUrl),
  };
}
