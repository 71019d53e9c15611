import { defineChain } from '../define-chain.ts';
import { noServices } from '../no-services.ts';
import { telos } from './telos.ts';

/** The contracts of Telos, on nodes of their own. */
export const telosTest = defineChain({
  ...telos,
  ...noServices,
  key: 'telos-test',
  chainId: '1eaa0824707c8c16bd25145493bf062aecddfeb56c736f6ba6397f3195f33c9f',
  startDate: null,
  displayName: 'Telos Testnet',
  domainTitle: 'Telos Testnet',
  testnet: true,
  testnetPages: {
    account: 'https://app.telos.net/testnet/developers',
    faucet: 'https://app.telos.net/testnet/developers',
  },
  accent: { light: '#7a2a7e', dark: '#e3a3e6' },
  endpoints: {
    default: [
      'https://telostest.api.eosnation.io',
      'https://testnet.telos.net',
      'https://telostestnet.greymass.com',
      'https://test.telos.eosusa.io',
    ],
    actions: ['https://testnet.telos.net', 'https://telostestnet.greymass.com'],
    transactions: ['https://testnet.telos.net', 'https://telostestnet.greymass.com'],
    provider: ['https://telostest.api.eosnation.io', 'https://telostestnet.greymass.com'],
  },
  hyperionUrl: 'https://testnet.telos.net',
  lightApi: 'https://testnet-lightapi.eosams.xeos.me',
  lightApiNetwork: 'telostest',
});
