import { type ChainFacts, eosioPins } from '../chain-facts.ts';

export const facts: ChainFacts = {
  symbol: '4,EOS',
  token: 'eosio.token',
  start: null,
  votes: 30,
  has: ['testnet', 'own node'],
  pinned: eosioPins(),
};
