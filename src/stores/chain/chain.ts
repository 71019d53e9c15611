import type { ChainConfig } from '../../chain/config/types.ts';

let known: ChainConfig | undefined;

/** This site's chain configuration, from the page's head. Browser only. */
export function chainConfig(): ChainConfig {
  known ??= JSON.parse(document.getElementById('chain')?.textContent ?? '') as ChainConfig;
  return known;
}

/** The account of its system contract. */
export const systemAccount = () => chainConfig().accounts.system;
