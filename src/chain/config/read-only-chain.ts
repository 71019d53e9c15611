import { classic } from './classic.ts';
import type { ChainDefinition } from './define-chain.ts';

/** A chain whose contracts differ from EOSIO's: it is shown, and nothing is signed on it. */
export const readOnlyChain = {
  ...classic,
  startDate: null,
  historyTypes: ['native'],
  hyperionUrl: null,
  features: [],
  voteDoublingWeeks: null,
  votingEnabled: false,
} satisfies Partial<ChainDefinition>;
