import type { ChainConfig } from './types.ts';

/** Whether any source may have prices of the chain's tokens. Those of test networks have none. */
export function hasPrices({
  backendUrl,
  accountServiceUrl,
  testnet,
}: Pick<ChainConfig, 'backendUrl' | 'accountServiceUrl' | 'testnet'>): boolean {
  return backendUrl !== null || accountServiceUrl !== null || !testnet;
}
