import * as limits from '../../core/limits.ts';
import { eosioFeatures } from '../features.ts';
import { noServices } from '../no-services.ts';
import { eosioAccounts } from '../system-accounts.ts';
import { defineChain, nothingKnown } from '../define-chain.ts';

export const jungle = defineChain({
  key: 'jungle',
  chainId: 'e70aaab8997e1dfce58fbfac80cbbb8fecec7b99cf982a9444273cbc64c41473',
  coreSymbol: { code: 'EOS', precision: 4 },
  startDate: '2018-11-23',
  displayName: 'Jungle',
  domainTitle: 'Jungle Testnet',
  testnet: true,
  accent: { light: '#2f6b3c', dark: '#7cc98c' },
  keyPrefix: 'EOS',
  historyTypes: ['hyperion', 'native'],
  endpoints: {
    default: [
      'https://jungle2.cryptolions.io',
      'https://api.jungle.alohaeos.com',
      'https://jungle.eosphere.io',
      'https://eos-jungle.eosblocksmith.io',
    ],
    actions: ['https://jungle.eossweden.org'],
    transactions: ['https://jungle.eossweden.org'],
    provider: ['https://jungle2.cryptolions.io'],
  },
  ...noServices,
  hyperionUrl: 'https://jungle2.cryptolions.io',
  lightApi: 'https://lightapi.eosgeneva.io',
  lightApiNetwork: 'jungle',
  imageServiceUrl: 'https://www.api.bloks.io/image-proxy',
  rexGraphql: { url: 'https://www.api.bloks.io/graphql/v1alpha1/graphql', network: 'jungle' },
  systemContract: 'eosio',
  features: eosioFeatures,
  voteDoublingWeeks: limits.voteWeeks,
  maxVotes: 30,
  nftsEnabled: true,
  rexEnabled: true,
  votingEnabled: true,
  supportsFreeCpu: false,
  supportsRentbw: false,
  disableMemo: false,
  fioFeesAccount: null,
  accounts: eosioAccounts,
  known: {
    ...nothingKnown,
    contracts: ['atomicassets', 'atomicmarket', 'simpleassets', 'regproxyinfo'],
    systemContracts: ['core.vaulta'],
  },
});
