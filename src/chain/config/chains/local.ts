import { classic } from '../classic.ts';
import { eosioFeatures } from '../features.ts';
import { defineChain } from '../define-chain.ts';

/**
 * A node of the visitor's own. Its address, chain id and symbol come from the visitor's settings.
 */
export const local = defineChain({
  ...classic,
  key: 'local',
  ownNode: true,
  chainId: null,
  coreSymbol: { code: 'EOS', precision: 4 },
  startDate: null,
  displayName: 'Local',
  domainTitle: 'Local',
  testnet: true,
  accent: { light: '#3f474d', dark: '#b7c0c7' },
  historyTypes: ['native'],
  endpoints: {
    default: [],
    actions: [],
    transactions: [],
    provider: [],
  },
  hyperionUrl: null,
  features: eosioFeatures,
});
