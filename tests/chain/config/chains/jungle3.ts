import { type ChainFacts, eosioPins } from '../chain-facts.ts';

export const facts: ChainFacts = {
  symbol: '4,EOS',
  token: 'eosio.token',
  start: '2020-02-19',
  votes: 30,
  has: ['testnet', 'may not answer', 'PowerUp'],
  pinned: eosioPins(),
};
