import { Chains } from '@wharfkit/session';
import { type ChainFacts, xprPins } from '../chain-facts.ts';

export const facts: ChainFacts = {
  id: String(Chains.ProtonTestnet.id),
  symbol: '4,XPR',
  token: 'eosio.token',
  start: '2020-04-03',
  votes: 4,
  has: [
    'testnet',
    'oracles',
    'exchange',
    'account service',
    'chain info',
    'testnet pages',
    'exchange site',
    'recommended explorer',
  ],
  pinned: xprPins(),
};
