import { defineChain } from '../define-chain.ts';
import { noServices } from '../no-services.ts';
import { eosioFeatures } from '../features.ts';
import { kylin } from './kylin.ts';

/** The test network of Block.one, which made EOSIO, with a core token of its own. It was switched off. */
export const eosioTest = defineChain({
  ...kylin,
  ...noServices,
  key: 'eosio-test',
  chainId: '0db13ab9b321c37c0ba8481cb4681c2788b622c3abfd1f12f0e5353d44ba6e72',
  coreSymbol: { code: 'TNT', precision: 4 },
  startDate: '2020-01-01',
  displayName: 'EOSIO Testnet',
  domainTitle: 'EOSIO Testnet',
  accent: { light: '#3d4b63', dark: '#aebbd2' },
  historyTypes: ['native'],
  endpoints: {
    default: ['https://api.testnet.eos.io', 'https://testnet.eos.dfuse.io'],
    actions: ['https://api.testnet.eos.io'],
    transactions: ['https://api.testnet.eos.io'],
    provider: ['https://api.testnet.eos.io'],
  },
  hyperionUrl: null,
  features: eosioFeatures,
  rexEnabled: false,
});
