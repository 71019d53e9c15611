import { Chains } from '@wharfkit/session';
import type { ChainFacts } from '../chain-facts.ts';

export const facts: ChainFacts = {
  id: String(Chains.Libre.id),
  symbol: '4,LIBRE',
  token: 'eosio.token',
  start: null,
  votes: 30,
  has: ['read only', 'no voting'],
  // Read by the ABIs of its nodes.
  pinned: {},
};
