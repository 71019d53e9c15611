import { devnetChainIds } from './devnet-ids.ts';
import type { ChainConfig, ChainKey } from './types.ts';

/**
 * Accounts at which exchanges take deposits and tell their customers apart by memo, as they are
 * publicly known; put together on 2026-11-21. To add one: one line, by the chain.
 */
const exchanges: Readonly<Partial<Record<ChainKey, readonly string[]>>> = {
  eos: [
    'binancecleos',
    'bitfinexdep1',
    'gateiowallet',
    'huobideposit',
    'krakenkraken',
    'kucoindoteos',
    'okbtothemoon',
    'poloniexeos1',
  ],
};

/** The exchange of the test chains' story. */
const ofTestChains = 'bigexchange1';

export function exchangesOf({ key, chainId }: ChainConfig): ReadonlySet<string> {
  const isTestChain = Object.values(devnetChainIds).some((id) => id === chainId);
  return new Set([...(exchanges[key] ?? []), ...(isTestChain ? [ofTestChains] : [])]);
}
