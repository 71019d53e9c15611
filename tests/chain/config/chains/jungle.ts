import { Chains } from '@wharfkit/session';
import { type ChainFacts, eosioPins, wrapperPins } from '../chain-facts.ts';

export const facts: ChainFacts = {
  id: String(Chains.Jungle4.id),
  symbol: '4,A',
  token: 'core.vaulta',
  start: '2022-02-22',
  votes: 30,
  has: ['testnet', 'Savanna', 'system wrapper', 'REX', 'PowerUp', 'testnet pages'],
  pinned: { ...eosioPins(), ...wrapperPins },
};
