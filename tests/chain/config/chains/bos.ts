import { type ChainFacts, eosioPins } from '../chain-facts.ts';

export const facts: ChainFacts = {
  symbol: '4,BOS',
  token: 'eosio.token',
  start: '2019-01-01',
  votes: 30,
  has: ['may not answer', 'REX'],
  pinned: eosioPins(),
};
