import type { ChainDefinition } from './define-chain.ts';
import { noPrices } from './price-source.ts';

/** Defaults of a chain without services. Each chain's file overrides what its chain has. */
export const noServices = {
  lightApi: null,
  lightApiNetwork: null,
  atomicAssetsApi: null,
  simpleAssetsApi: null,
  dexUrl: null,
  backendUrl: null,
  pushUrl: null,
  imageServiceUrl: null,
  cpuSponsor: null,
  accountServiceUrl: null,
  swapUrl: null,
  wrapUrl: null,
  proxyAggregatorUrl: null,
  circulatingSupplyUrl: null,
  chainInfoUrl: null,
  prices: noPrices,
  oraclesContract: null,
  accountSeller: null,
} satisfies Partial<ChainDefinition>;
