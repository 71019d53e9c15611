import type { ChainConfig } from '../../chain/config/types.ts';

let known: ChainConfig | undefined;

/** The chain of this site, as the page's head holds it. In a browser only. */
export function chainConfig(): ChainConfig {
  known ??= JSON.parse(document.getElementById('chain')?.textContent ?? '') as ChainConfig;
  return known;
}

/** The account of its system contract. */
export const systemAccount = () => chainConfig().accounts.system;
