import { Chains } from '@wharfkit/session';
import { type ChainFacts, eosioPins, wrapperPins } from '../chain-facts.ts';

export const facts: ChainFacts = {
  id: String(Chains.EOS.id),
  symbol: '4,A',
  token: 'core.vaulta',
  start: '2018-06-08',
  votes: 30,
  has: [
    'Savanna',
    'system wrapper',
    'REX',
    'PowerUp',
    'free CPU',
    'account seller',
    'proxy profiles',
    'VOICE is advertising',
  ],
  pinned: {
    ...eosioPins('tethertether', 'everipediaiq', 'dappservices', 'token.defi', 'btc.ptokens'),
    ...wrapperPins,
  },
};
