import { devnetChainIds } from './devnet-ids.ts';
import type { ChainConfig } from './types.ts';

const keys = Object.keys(devnetChainIds);

/** Whether the devnet runs a chain. */
export const hasDevnet = (key: string): boolean => key in devnetChainIds;

/**
 * The devnet's version of a chain: its chain id, and its services on this machine at the same
 * paths. The devnet adds a backend. Ports count from the first in the order of the chain ids. A
 * chain without a devnet is unchanged.
 */
export function withDevnet(config: ChainConfig, firstPort = 8888): ChainConfig {
  const chainId = devnetChainIds[config.key];
  if (chainId === undefined) return config;
  const origin = `http://127.0.0.1:${firstPort + keys.indexOf(config.key)}`;
  const moved = (url: string | null) => url && origin + new URL(url).pathname.replace(/\/$/, '');
  return {
    ...config,
    chainId,
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
    // The devnet runs its own backend for every chain.
    backendUrl: `${origin}/backend`,
    pushUrl: `${origin.replace('http', 'ws')}/push`,
    // The devnet has no image service: images load from their own address.
    imageServiceUrl: null,
    accountServiceUrl: moved(config.accountServiceUrl),
    // XPR's have closed; the devnet has its own.
    ...(config.features.includes('xpr-staking') && {
      swapUrl: origin,
      wrapUrl: `${origin}/proton-wrap-public2`,
    }),
    proxyAggregatorUrl: moved(config.proxyAggregatorUrl),
    circulatingSupplyUrl: moved(config.circulatingSupplyUrl),
    chainInfoUrl: moved(config.chainInfoUrl),
    priceOrigin: origin,
  };
}
