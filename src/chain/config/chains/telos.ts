import * as limits from '../../core/limits.ts';
import { eosioFeatures } from '../features.ts';
import { noServices } from '../no-services.ts';
import { eosioAccounts } from '../system-accounts.ts';
import { defineChain, nothingKnown } from '../define-chain.ts';

export const telos = defineChain({
  key: 'telos',
  chainId: '4667b205c6838ef70ff7988f6e8257e8be0e1284a2f59699054a018f743b1d11',
  coreSymbol: { code: 'TLOS', precision: 4 },
  startDate: '2018-12-12',
  displayName: 'Telos',
  domainTitle: 'Telos',
  testnet: false,
  accent: { light: '#5b3fa8', dark: '#b3a0ef' },
  keyPrefix: 'EOS',
  historyTypes: ['hyperion', 'native'],
  endpoints: {
    default: [
      'https://mainnet.telos.net',
      'https://telos.greymass.com',
      'https://telos.caleos.io',
      'https://telos.eosusa.io',
    ],
    actions: ['https://telos.greymass.com'],
    transactions: ['https://telos.greymass.com'],
    provider: ['https://mainnet.telos.net'],
  },
  ...noServices,
  hyperionUrl: 'https://mainnet.telos.net',
  lightApi: 'https://telos.light-api.net',
  lightApiNetwork: 'telos',
  imageServiceUrl: 'https://www.api.bloks.io/image-proxy',
  rexGraphql: { url: 'https://www.api.bloks.io/graphql/v1alpha1/graphql', network: 'telos' },
  systemContract: 'eosio',
  features: eosioFeatures,
  voteDoublingWeeks: limits.voteWeeks,
  maxVotes: 30,
  nftsEnabled: false,
  rexEnabled: false,
  votingEnabled: true,
  supportsFreeCpu: false,
  supportsRentbw: false,
  disableMemo: false,
  fioFeesAccount: null,
  accounts: eosioAccounts,
  known: {
    ...nothingKnown,
    contracts: ['atomicassets', 'atomicmarket', 'simpleassets', 'telos.decide', 'eosio.evm'],
  },
});
