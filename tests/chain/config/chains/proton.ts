import { Chains } from '@wharfkit/session';
import { type ChainFacts, xprPins } from '../chain-facts.ts';

export const facts: ChainFacts = {
  id: String(Chains.Proton.id),
  symbol: '4,XPR',
  token: 'eosio.token',
  start: '2020-04-22',
  votes: 4,
  has: [
    'oracles',
    'exchange',
    'account service',
    'chain info',
    'exchange site',
    'recommended explorer',
  ],
  pinned: xprPins('xmd.token', 'xtokens', 'snipcoins', 'storex', 'loan.token'),
};
