import { classic } from '../classic.ts';
import { eosioFeatures } from '../features.ts';
import { defineChain, nothingKnown } from '../define-chain.ts';

export const kylin = defineChain({
  ...classic,
  key: 'kylin',
  chainId: '5fff1dae8dc8e2fc4d5b23b2c7665c97f9e9d8edf2b6485a86ba311c25639191',
  coreSymbol: { code: 'EOS', precision: 4 },
  startDate: '2018-07-10',
  displayName: 'Kylin',
  domainTitle: 'Kylin Testnet',
  testnet: true,
  accent: { light: '#704a0b', dark: '#e2b169' },
  endpoints: {
    default: ['https://kylintestnet.greymass.com', 'https://kylin.api.eosnation.io'],
    actions: ['https://kylintestnet.greymass.com'],
    transactions: ['https://kylintestnet.greymass.com'],
    provider: ['https://kylintestnet.greymass.com'],
  },
  mayNotAnswer: true,
  hyperionUrl: 'https://kylin.api.eosnation.io',
  lightApi: 'https://testnet-lightapi.eosams.xeos.me',
  lightApiNetwork: 'kylin',
  features: [...eosioFeatures, 'ram-transfers'],
  rexEnabled: true,
  supportsRentbw: true,
  known: {
    ...nothingKnown,
    contracts: ['atomicassets', 'simpleassets', 'regproxyinfo'],
  },
});
