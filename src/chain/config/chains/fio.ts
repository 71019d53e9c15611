import { classic } from '../classic.ts';
import { binance, coinGecko, coinPaprika, publicForex } from '../price-source.ts';
import { eosioAccounts } from '../system-accounts.ts';
import { defineChain, nothingKnown } from '../define-chain.ts';

export const fio = defineChain({
  ...classic,
  key: 'fio',
  chainId: '21dcae42c0182200e93f954a074011f9048a7624c6fe81d3c9541a614a88bd1c',
  coreSymbol: { code: 'FIO', precision: 9 },
  startDate: '2020-03-24',
  displayName: 'FIO',
  domainTitle: 'FIO',
  accent: { light: '#075a86', dark: '#76c0f0' },
  keyPrefix: 'FIO',
  endpoints: {
    default: [
      'https://fio.greymass.com',
      'https://fio.eosphere.io',
      'https://fio.eosusa.io',
      'https://api.fiosweden.org',
      'https://fio.cryptolions.io',
      'https://fio.blockpane.com',
    ],
    actions: ['https://fio.greymass.com', 'https://fio.eosusa.io', 'https://api.fiosweden.org'],
    transactions: [
      'https://fio.greymass.com',
      'https://fio.eosusa.io',
      'https://api.fiosweden.org',
    ],
    provider: ['https://fio.greymass.com', 'https://fio.eosusa.io', 'https://api.fiosweden.org'],
  },
  hyperionUrl: 'https://api.fiosweden.org',
  proxyAggregatorUrl: 'https://www.alohaeos.com/vote/proxy/fiomain',
  circulatingSupplyUrl: 'https://fioprotocol.io/circulating',
  systemContract: 'fio',
  features: ['fio-names', 'key-transfers', 'separate-stakes'],
  voteDoublingWeeks: null,
  disableMemo: true,
  accounts: { ...eosioAccounts, token: 'fio.token' },
  // No contract of this chain knows a price.
  prices: {
    sources: [coinPaprika('fio-fio-protocol'), coinGecko('fio-protocol'), binance('FIOUSDT')],
    forex: publicForex,
  },
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
