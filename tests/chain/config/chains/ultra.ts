import type { ChainFacts } from '../chain-facts.ts';

export const facts: ChainFacts = {
  symbol: '8,UOS',
  token: 'eosio.token',
  start: null,
  votes: 30,
  has: ['read only', 'no voting', 'Savanna'],
  // Read by the ABIs of its nodes.
  pinned: {},
};
