import * as limits from '../../core/limits.ts';
import { classic } from '../classic.ts';
import { eosioFeatures } from '../features.ts';
import { coinGecko, coinPaprika, delphiOracle, publicForex } from '../price-source.ts';
import { defineChain, nothingKnown } from '../define-chain.ts';

export const wax = defineChain({
  ...classic,
  key: 'wax',
  chainId: '1064487b3cd1a897ce03ae5b6a865651747e2e152090f99c1d19d44e01aea5a4',
  coreSymbol: { code: 'WAX', precision: 8 },
  startDate: '2019-06-24',
  displayName: 'WAX',
  domainTitle: 'WAX',
  accent: { light: '#a13e00', dark: '#ffa469' },
  endpoints: {
    default: [
      'https://wax.greymass.com',
      'https://wax.api.eosnation.io',
      'https://wax.eosusa.io',
      'https://wax.cryptolions.io',
      'https://wax.eosphere.io',
      'https://api.waxsweden.org',
      'https://wax.eu.eosamsterdam.net',
    ],
    actions: ['https://wax.greymass.com', 'https://wax.eosusa.io'],
    transactions: ['https://wax.greymass.com', 'https://wax.eosusa.io'],
    provider: ['https://wax.greymass.com', 'https://wax.eosusa.io'],
  },
  hyperionUrl: 'https://wax.eosusa.io',
  lightApi: 'https://wax.light-api.net',
  lightApiNetwork: 'wax',
  atomicAssetsApi: 'https://wax.api.atomicassets.io',
  simpleAssetsApi: 'https://wax.api.simpleassets.io',
  proxyAggregatorUrl: 'https://www.alohaeos.com/vote/proxy/waxmain',
  features: [...eosioFeatures, 'genesis-rewards'],
  voteDoublingWeeks: limits.voteWeeksWax,
  nftsEnabled: true,
  supportsRentbw: true,
  prices: {
    sources: [
      delphiOracle('waxpusd'),
      {
        kind: 'alcor',
        contract: 'swap.alcor',
        pool: '1095',
        token: { contract: 'eosio.token', code: 'WAX' },
        // A wrap of the token that Tether redeems no more.
        dollar: { contract: 'usdt.alcor', code: 'USDT' },
        dollarFeed: null,
      },
      coinPaprika('wax-wax'),
      coinGecko('wax'),
    ],
    forex: publicForex,
  },
  known: {
    ...nothingKnown,
    tokens: { TLM: 'alien.worlds' },
    contracts: [
      'atomicassets',
      'atomicmarket',
      'atomictoolsx',
      'simpleassets',
      'delphioracle',
      'm.federation',
      'farmersworld',
      'alcordexmain',
      'swap.alcor',
      'regproxyinfo',
      'atomicdropsx',
      'neftyblocksd',
      'producerjson',
    ],
  },
});
