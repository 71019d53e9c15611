import { Chains } from '@wharfkit/session';
import { type ChainFacts, eosioPins } from '../chain-facts.ts';

export const facts: ChainFacts = {
  id: String(Chains.Telos.id),
  symbol: '4,TLOS',
  token: 'eosio.token',
  start: '2018-12-12',
  votes: 30,
  has: ['Savanna', 'REX'],
  pinned: eosioPins(),
};
