import { Chains } from '@wharfkit/session';
import { type ChainFacts, fioPins } from '../chain-facts.ts';

export const facts: ChainFacts = {
  id: String(Chains.FIO.id),
  symbol: '9,FIO',
  token: 'fio.token',
  start: '2020-03-24',
  votes: 30,
  has: ['FIO keys', 'no memo', 'circulating supply', 'proxy profiles'],
  pinned: fioPins,
};
