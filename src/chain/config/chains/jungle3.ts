import { defineChain } from '../define-chain.ts';
import { noServices } from '../no-services.ts';
import { eosioFeatures } from '../features.ts';
import { kylin } from './kylin.ts';

/** The test network before Jungle 4, with the classic contracts. Its nodes were switched off. */
export const jungle3 = defineChain({
  ...kylin,
  ...noServices,
  key: 'jungle3',
  chainId: '2a02a0053e5a8cf73a56ba0fda11e4d92e0238a4a2aa74fccf46d5a910746840',
  startDate: '2020-02-19',
  displayName: 'Jungle 3',
  domainTitle: 'Jungle 3 Testnet',
  accent: { light: '#4a5a1a', dark: '#bccb7c' },
  historyTypes: ['hyperion', 'native'],
  endpoints: {
    default: ['https://jungle3.greymass.com', 'https://jungle3.cryptolions.io'],
    actions: ['https://jungle3.greymass.com'],
    transactions: ['https://jungle3.greymass.com'],
    provider: ['https://jungle3.greymass.com'],
  },
  hyperionUrl: 'https://jungle3.cryptolions.io',
  features: eosioFeatures,
  rexEnabled: false,
});
