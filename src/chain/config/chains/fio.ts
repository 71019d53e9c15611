import { noServices } from '../no-services.ts';
import { eosioAccounts } from '../system-accounts.ts';
import { defineChain, nothingKnown } from '../define-chain.ts';

const NODES = [
  'https://fio.greymass.com',
  'https://fio.eosusa.io',
  'https://fio.blockpane.com',
  'https://fio.eossweden.org',
  'https://api.fio.alohaeos.com',
];

export const fio = defineChain({
  key: 'fio',
  chainId: '21dcae42c0182200e93f954a074011f9048a7624c6fe81d3c9541a614a88bd1c',
  coreSymbol: { code: 'FIO', precision: 9 },
  startDate: '2020-03-24',
  displayName: 'FIO',
  domainTitle: 'FIO',
  testnet: false,
  accent: { light: '#1d5f9e', dark: '#7db9ee' },
  keyPrefix: 'FIO',
  historyTypes: ['hyperion', 'native'],
  endpoints: {
    default: NODES,
    actions: NODES,
    transactions: NODES,
    provider: ['https://fio.greymass.com'],
  },
  ...noServices,
  hyperionUrl: 'https://api.fiosweden.org',
  imageServiceUrl: 'https://www.api.bloks.io/image-proxy',
  proxyAggregatorUrl: 'https://www.alohaeos.com/vote/proxy/fiomain',
  circulatingSupplyUrl: 'https://fioprotocol.io/circulating',
  systemContract: 'fio',
  features: ['fio-names', 'key-transfers', 'stakes-apart'],
  voteDoublingWeeks: null,
  maxVotes: 30,
  nftsEnabled: false,
  rexEnabled: false,
  votingEnabled: true,
  supportsFreeCpu: false,
  supportsRentbw: false,
  disableMemo: true,
  fioFeesAccount: null,
  accounts: { ...eosioAccounts, token: 'fio.token' },
  known: {
    ...nothingKnown,
    contracts: [
      'fio.address',
      'fio.escrow',
      'fio.fee',
      'fio.oracle',
      'fio.perms',
      'fio.reqobt',
      'fio.staking',
      'fio.tpid',
      'fio.treasury',
      'fio.whitelst',
    ],
  },
});
