import type { ChainSpec } from '../../types.ts';

/** To whom one sends what is to be swapped. */
export const SWAP_ACCOUNT = 'protonswap';

/** Tokens that can be swapped, with their decimals. */
export const SWAP_TOKENS = ({ symbol }: ChainSpec): Readonly<Record<string, number>> => ({
  [symbol.code]: symbol.precision,
  ...{ XPR: 4, XBTC: 8, XETH: 8, XUSDC: 6, XMD: 6 },
});
