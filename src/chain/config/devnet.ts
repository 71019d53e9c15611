import { devnetChainIds } from './devnet-ids.ts';
import type { ChainConfig } from './types.ts';

const keys = Object.keys(devnetChainIds);

/**
 * The same chain asked on this machine: its chain id, the addresses of the services it has, each at
 * the path it has elsewhere, and the test chain's own backend; nothing else. Each chain has a port of its own, counted from the
 * first. A chain without a test chain stays as it is.
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
    // The test chain has a product backend of its own, whoever's the chain has elsewhere.
    backendUrl: `${origin}/backend`,
    pushUrl: `${origin.replace('http', 'ws')}/push`,
    // Pictures are shown as they are.
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
