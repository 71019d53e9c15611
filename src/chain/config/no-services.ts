import type { ChainConfig } from './types.ts';

/** Defaults of a chain without services. Each chain's file overrides what its chain has. */
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
