import { defineChain } from '../define-chain.ts';
import { readOnlyChain } from '../read-only-chain.ts';

/** Proof of authority: no votes, POWER instead of stakes, names made by the chain. */
export const ultra = defineChain({
  ...readOnlyChain,
  key: 'ultra',
  chainId: 'a9c481dfbc7d9506dc7e87e9a137c931b0a9303f64fd7a1d08b8230133920097',
  coreSymbol: { code: 'UOS', precision: 8 },
  displayName: 'Ultra',
  domainTitle: 'Ultra',
  accent: { light: '#3a2f8f', dark: '#b3adf5' },
  endpoints: {
    default: [
      'https://api.mainnet.ultra.io',
      'https://ultra.api.eosnation.io',
      'https://ultra.eosusa.io',
      'https://ultra.eosrio.io',
      'https://api.ultra.eossweden.org',
      'https://api.ultra.cryptolions.io',
    ],
    actions: ['https://api.mainnet.ultra.io', 'https://ultra.eosusa.io'],
    transactions: ['https://api.mainnet.ultra.io', 'https://ultra.eosusa.io'],
    provider: ['https://api.mainnet.ultra.io', 'https://ultra.eosusa.io'],
  },
  finality: 'savanna',
  readOnly: 'own-rules',
});
