import { Chains } from '@wharfkit/session';
import { type ChainFacts, eosioPins } from '../chain-facts.ts';

export const facts: ChainFacts = {
  id: String(Chains.WAXTestnet.id),
  symbol: '8,WAX',
  token: 'eosio.token',
  start: null,
  votes: 30,
  has: ['testnet', 'PowerUp', 'testnet pages'],
  pinned: eosioPins('alien.worlds'),
};
