import type { ChainConfig } from './types.ts';

/** Chains whose system contract takes the core token itself, with blocks confirmed in turn. */
export const classic = {
  legacySymbol: null,
  mayNotAnswer: false,
  readOnly: null,
  finality: 'classic',
  testnetPages: null,
} satisfies Partial<ChainConfig>;
