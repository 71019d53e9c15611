import * as limits from '../core/limits.ts';
import type { ChainConfig } from './types.ts';

/** Chains whose system contract takes the core token itself, with blocks confirmed in turn. */
export const classic = {
  legacySymbol: null,
  mayNotAnswer: false,
  readOnly: null,
  finality: 'classic',
  rexDays: limits.rexDays + 1,
  notCirculating: [],
  testnetPages: null,
} satisfies Partial<ChainConfig>;
