import { defineChain } from '../define-chain.ts';
import { readOnlyChain } from '../read-only-chain.ts';

/** It has a resource model of its own. Validators dropped it in 2024. */
export const ux = defineChain({
  ...readOnlyChain,
  key: 'ux',
  chainId: '8fc6dce7942189f842170de953932b1f66693ad3788f766e777b6f9d22335c02',
  coreSymbol: { code: 'UTX', precision: 4 },
  displayName: 'UX Network',
  domainTitle: 'UX Network',
  accent: { light: '#1f5560', dark: '#8fcbd6' },
  endpoints: {
    default: ['https://api.uxnetwork.io', 'https://ux.eosusa.io'],
    actions: ['https://api.uxnetwork.io', 'https://ux.eosusa.io'],
    transactions: ['https://api.uxnetwork.io', 'https://ux.eosusa.io'],
    provider: ['https://api.uxnetwork.io', 'https://ux.eosusa.io'],
  },
  mayNotAnswer: true,
  readOnly: 'own-rules',
});
