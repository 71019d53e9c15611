import type { ChainSpec } from './types.ts';

/** Vaulta's system contract for users, which is also the contract of the token A. */
export const CORE_VAULTA = 'core.vaulta';
/** Vaulta's token, which swaps one for one for the core token. */
export const VAULTA_TOKEN = { code: 'A', precision: 4 };

/** A token and its contract. */
interface HeldToken {
  contract: string;
  symbol: ChainSpec['symbol'];
}

/** The token that a chain's people use: A on a chain that runs as Vaulta does. */
export function usedToken({ vaulta, token, symbol }: ChainSpec): HeldToken {
  return vaulta ? { contract: CORE_VAULTA, symbol: VAULTA_TOKEN } : { contract: token, symbol };
}
