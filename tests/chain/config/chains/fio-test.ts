import { Chains } from '@wharfkit/session';
import { type ChainFacts, fioPins } from '../chain-facts.ts';

export const facts: ChainFacts = {
  id: String(Chains.FIOTestnet.id),
  symbol: '9,FIO',
  token: 'fio.token',
  start: null,
  votes: 30,
  has: ['testnet', 'FIO keys', 'no memo', 'testnet pages'],
  pinned: fioPins,
};
