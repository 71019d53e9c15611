import { defineChain } from '../define-chain.ts';
import { readOnlyChain } from '../read-only-chain.ts';

/** Its contracts of stakes and votes have not been compared with EOSIO's. */
export const libre = defineChain({
  ...readOnlyChain,
  key: 'libre',
  chainId: '38b1d7815474d0c60683ecbea321d723e83f5da6ae5f1c1f9fecc69d9ba96465',
  coreSymbol: { code: 'LIBRE', precision: 4 },
  displayName: 'Libre',
  domainTitle: 'Libre',
  accent: { light: '#7a3b12', dark: '#efb28c' },
  endpoints: {
    default: [
      'https://libre.greymass.com',
      'https://libre.eosusa.io',
      'https://libre.edenia.cloud',
      'https://api.libre.cryptolions.io',
    ],
    actions: ['https://libre.greymass.com', 'https://libre.eosusa.io'],
    transactions: ['https://libre.greymass.com', 'https://libre.eosusa.io'],
    provider: ['https://libre.greymass.com', 'https://libre.eosusa.io'],
  },
  readOnly: 'not-checked',
  lightApi: 'https://libre.light-api.net',
  lightApiNetwork: 'libre',
});
