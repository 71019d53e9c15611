import { devnetChainIds } from './devnet-ids.ts';
import type { DevnetKey } from './devnet-ids.ts';
import type { ChainConfig } from './types.ts';

/** The exchange of the devnet's story. */
const DEVNET_EXCHANGE = 'bigexchange1';

const keys = Object.keys(devnetChainIds) as DevnetKey[];

/**
 * The devnet's version of a chain: its chain id, its exchange, and its services on this machine at
 * the same paths. The devnet adds a backend. Ports count from the first in the order of the chain
 * ids. `local` is unchanged.
 */
export function withDevnet(config: ChainConfig, firstPort = 8888): ChainConfig {
  if (config.key === 'local') return config;
  const origin = `http://127.0.0.1:${firstPort + keys.indexOf(config.key)}`;
  const at = (url: string) => origin + new URL(url).pathname.replace(/\/$/, '');
  const moved = (url: string | null) => url && at(url);
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
    exchanges: [...config.exchanges, DEVNET_EXCHANGE],
  };
}
