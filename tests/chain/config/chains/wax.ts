import { Chains } from '@wharfkit/session';
import { type ChainFacts, eosioPins } from '../chain-facts.ts';

export const facts: ChainFacts = {
  id: String(Chains.WAX.id),
  symbol: '8,WAX',
  token: 'eosio.token',
  start: '2019-06-24',
  votes: 30,
  has: ['PowerUp', 'proxy profiles'],
  pinned: eosioPins('alien.worlds'),
};
