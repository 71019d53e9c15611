import { Chains } from '@wharfkit/session';
import type { ChainFacts } from '../chain-facts.ts';

export const facts: ChainFacts = {
  id: String(Chains.UX.id),
  symbol: '4,UTX',
  token: 'eosio.token',
  start: null,
  votes: 30,
  has: ['may not answer', 'read only', 'no voting'],
  // Read by the ABIs of its nodes.
  pinned: {},
};
