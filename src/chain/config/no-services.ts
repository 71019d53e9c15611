import type { ChainConfig } from './types.ts';

/** A chain of nodes alone. A chain's file spreads it and names the services it has. */
export const noServices = {
  lightApi: null,
  lightApiNetwork: null,
  atomicAssetsApi: null,
  simpleAssetsApi: null,
  dexUrl: null,
  backendUrl: null,
  pushUrl: null,
  cpuSponsor: null,
  kycUrl: null,
  accountServiceUrl: null,
  swapUrl: null,
  wrapUrl: null,
  rexGraphql: null,
  proxyAggregatorUrl: null,
  circulatingSupplyUrl: null,
  chainInfoUrl: null,
  oraclesContract: null,
} satisfies Partial<ChainConfig>;
