import { devnetChainIds } from './devnet-ids.ts';
import type { ChainConfig } from './types.ts';

const keys = Object.keys(devnetChainIds);

/**
 * The devnet's version of a chain: its chain id, and its services on this machine at the same
 * paths. The devnet adds a backend. Ports count from the first in the order of the chain ids. A
 * chain without a devnet is unchanged.
 */
export function withDevnet(config: ChainConfig, firstPort = 8888): ChainConfig {
  const chainId = devnetChainIds[config.key];
  if (chainId === undefined) return config;
  const origin = `http://127.0.0.1:${firstPort + keys.indexOf(config.key)}`;
  const at = (url: string) => origin + new URL(url).pathname.replace(/\/$/, '');
  const moved = (url: string | null) => url && at(url);
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
    kycUrl: moved(config.kycUrl),
    accountServiceUrl: moved(config.accountServiceUrl),
    swapUrl: moved(config.swapUrl),
    wrapUrl: moved(config.wrapUrl),
    rexGraphql: config.rexGraphql && { ...config.rexGraphql, url: at(config.rexGraphql.url) },
    proxyAggregatorUrl: moved(config.proxyAggregatorUrl),
    circulatingSupplyUrl: moved(config.circulatingSupplyUrl),
    chainInfoUrl: moved(config.chainInfoUrl),
  };
}
