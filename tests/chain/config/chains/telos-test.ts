import { Chains } from '@wharfkit/session';
import { type ChainFacts, eosioPins } from '../chain-facts.ts';

export const facts: ChainFacts = {
  id: String(Chains.TelosTestnet.id),
  symbol: '4,TLOS',
  token: 'eosio.token',
  start: null,
  votes: 30,
  has: ['testnet', 'Savanna', 'REX', 'testnet pages'],
  pinned: eosioPins(),
};
