import * as limits from '../../core/limits.ts';
import { eosioFeatures } from '../features.ts';
import { noServices } from '../no-services.ts';
import { eosioAccounts } from '../system-accounts.ts';
import { defineChain, nothingKnown } from '../define-chain.ts';

export const kylin = defineChain({
  key: 'kylin',
  chainId: '5fff1dae8dc8e2fc4d5b23b2c7665c97f9e9d8edf2b6485a86ba311c25639191',
  coreSymbol: { code: 'EOS', precision: 4 },
  startDate: '2018-07-10',
  displayName: 'Kylin',
  domainTitle: 'Kylin Testnet',
  testnet: true,
  accent: { light: '#7a4b12', dark: '#e0a866' },
  keyPrefix: 'EOS',
  historyTypes: ['hyperion', 'native'],
  endpoints: {
    default: [
      'https://kylin.eosn.io',
      'https://kylin.eosusa.io',
      'https://kylintestnet.greymass.com',
    ],
    actions: ['https://kylin.eosn.io'],
    transactions: ['https://kylin.eosn.io'],
    provider: ['https://kylin.eosn.io'],
  },
  ...noServices,
  hyperionUrl: 'https://kylin.eosusa.io',
  lightApi: 'https://testnet-lightapi.eosams.xeos.me',
  lightApiNetwork: 'kylin',
  imageServiceUrl: 'https://www.api.bloks.io/image-proxy',
  systemContract: 'eosio',
  features: eosioFeatures,
  voteDoublingWeeks: limits.voteWeeks,
  maxVotes: 30,
  nftsEnabled: false,
  rexEnabled: false,
  votingEnabled: true,
  supportsFreeCpu: false,
  supportsRentbw: true,
  disableMemo: false,
  fioFeesAccount: null,
  accounts: eosioAccounts,
  known: {
    ...nothingKnown,
    contracts: ['atomicassets', 'simpleassets', 'regproxyinfo'],
  },
});
