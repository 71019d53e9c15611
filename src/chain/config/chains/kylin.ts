import * as limits from '../../core/limits.ts';
import { classic } from '../classic.ts';
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
  accent: { light: '#704a0b', dark: '#e2b169' },
  keyPrefix: 'EOS',
  historyTypes: ['hyperion', 'native'],
  endpoints: {
    default: ['https://kylintestnet.greymass.com', 'https://kylin.api.eosnation.io'],
    actions: ['https://kylintestnet.greymass.com'],
    transactions: ['https://kylintestnet.greymass.com'],
    provider: ['https://kylintestnet.greymass.com'],
  },
  ...classic,
  mayNotAnswer: true,
  ...noServices,
  hyperionUrl: 'https://kylin.api.eosnation.io',
  lightApi: 'https://testnet-lightapi.eosams.xeos.me',
  lightApiNetwork: 'kylin',
  systemContract: 'eosio',
  features: [...eosioFeatures, 'ram-transfers'],
  voteDoublingWeeks: limits.voteWeeks,
  maxVotes: 30,
  nftsEnabled: false,
  rexEnabled: true,
  votingEnabled: true,
  supportsFreeCpu: false,
  supportsRentbw: true,
  disableMemo: false,
  fioFeesAccount: null,
  evm: null,
  accounts: eosioAccounts,
  known: {
    ...nothingKnown,
    contracts: ['atomicassets', 'simpleassets', 'regproxyinfo'],
  },
});
