import { defineChain } from '../define-chain.ts';
import { noServices } from '../no-services.ts';
import { wax } from './wax.ts';

/** The contracts of WAX, on nodes of their own. */
export const waxTest = defineChain({
  ...wax,
  ...noServices,
  key: 'wax-test',
  chainId: 'f16b1833c747c43682f4386fca9cbb327929334a762755ebec17f6f23c9b8a12',
  startDate: null,
  displayName: 'WAX Testnet',
  domainTitle: 'WAX Testnet',
  testnet: true,
  testnetPages: {
    account: 'https://waxsweden.org/testnet/',
    faucet: 'https://waxsweden.org/testnet/',
  },
  accent: { light: '#7d4a00', dark: '#f0bb62' },
  endpoints: {
    default: [
      'https://waxtestnet.greymass.com',
      'https://waxtest.api.eosnation.io',
      'https://testnet.waxsweden.org',
    ],
    actions: ['https://waxtestnet.greymass.com', 'https://testnet.waxsweden.org'],
    transactions: ['https://waxtestnet.greymass.com', 'https://testnet.waxsweden.org'],
    provider: ['https://waxtestnet.greymass.com', 'https://waxtest.api.eosnation.io'],
  },
  hyperionUrl: 'https://testnet.waxsweden.org',
  lightApi: 'https://testnet-lightapi.eosams.xeos.me',
  lightApiNetwork: 'waxtest',
  atomicAssetsApi: 'https://test.wax.api.atomicassets.io',
});
