import { classic } from '../classic.ts';
import { eosioFeatures } from '../features.ts';
import { coinGecko, coinPaprika, delphiOracle, publicForex } from '../price-source.ts';
import { defineChain, nothingKnown } from '../define-chain.ts';

export const telos = defineChain({
  ...classic,
  key: 'telos',
  chainId: '4667b205c6838ef70ff7988f6e8257e8be0e1284a2f59699054a018f743b1d11',
  coreSymbol: { code: 'TLOS', precision: 4 },
  startDate: '2018-12-12',
  displayName: 'Telos',
  domainTitle: 'Telos',
  accent: { light: '#5a2a94', dark: '#c6a6f5' },
  endpoints: {
    default: [
      'https://telos.greymass.com',
      'https://mainnet.telos.net',
      'https://telos.caleos.io',
      'https://telos.eosphere.io',
      'https://telos.eosusa.io',
    ],
    actions: ['https://telos.greymass.com', 'https://mainnet.telos.net'],
    transactions: ['https://telos.greymass.com', 'https://mainnet.telos.net'],
    provider: ['https://telos.greymass.com', 'https://mainnet.telos.net'],
  },
  finality: 'savanna',
  hyperionUrl: 'https://mainnet.telos.net',
  lightApi: 'https://telos.light-api.net',
  lightApiNetwork: 'telos',
  features: [...eosioFeatures, 'inverse-votes', 'closed-proxies'],
  // Its `inverse_vote_weight` replaced the weight that grows with time.
  voteDoublingWeeks: null,
  rexEnabled: true,
  evm: { contract: 'eosio.evm', links: 'table' },
  prices: {
    sources: [delphiOracle('tlosusd'), coinPaprika('tlos-telos'), coinGecko('telos')],
    forex: publicForex,
  },
  known: {
    ...nothingKnown,
    contracts: ['atomicassets', 'atomicmarket', 'simpleassets', 'telos.decide', 'eosio.evm'],
  },
});
