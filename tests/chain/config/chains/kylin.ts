import { Chains } from '@wharfkit/session';
import { type ChainFacts, eosioPins } from '../chain-facts.ts';

export const facts: ChainFacts = {
  id: String(Chains.KylinTestnet.id),
  symbol: '4,EOS',
  token: 'eosio.token',
  start: '2018-07-10',
  votes: 30,
  has: ['testnet', 'may not answer', 'REX', 'PowerUp'],
  pinned: eosioPins(),
};
