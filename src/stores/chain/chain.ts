import { ownTokensOf } from '../../chain/config/own-tokens.ts';
import type { ChainConfig } from '../../chain/config/types.ts';

let parsed: ChainConfig | undefined;

/** This site's chain configuration, from the page's head. Browser only. */
export function chainConfig(): ChainConfig {
  parsed ??= JSON.parse(document.getElementById('chain')?.textContent ?? '') as ChainConfig;
  return parsed;
}

/** The account of its system contract. */
export const systemAccount = () => chainConfig().accounts.system;

/** The core token and the one that it replaced. */
export const ownTokens = () => ownTokensOf(chainConfig());
