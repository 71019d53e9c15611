import { vaultaFeatures } from '../features.ts';
import { coinGecko, coinPaprika, delphiOracle, publicForex } from '../price-source.ts';
import { vaulta } from '../vaulta.ts';
import { defineChain, nothingKnown } from '../define-chain.ts';

export const eos = defineChain({
  ...vaulta,
  key: 'eos',
  chainId: 'aca376f206b8fc25a6ed44dbdc66547c36c6c33e3a119ffbeaef943642f0e906',
  startDate: '2018-06-08',
  displayName: 'Vaulta (EOS)',
  domainTitle: 'Vaulta',
  accent: { light: '#002fa7', dark: '#9db3ff' },
  endpoints: {
    default: [
      'https://eos.greymass.com',
      'https://eos.eosusa.io',
      'https://eos.api.eosnation.io',
      'https://eos.eosphere.io',
      'https://api.eosrio.io',
    ],
    actions: ['https://eos.greymass.com', 'https://eos.eosusa.io'],
    transactions: ['https://eos.greymass.com', 'https://eos.eosusa.io'],
    provider: ['https://eos.greymass.com', 'https://eos.eosusa.io'],
  },
  hyperionUrl: 'https://eos.eosusa.io',
  lightApi: 'https://eos.light-api.net',
  lightApiNetwork: 'eos',
  atomicAssetsApi: 'https://eos.api.atomicassets.io',
  simpleAssetsApi: 'https://eos.api.simpleassets.io',
  proxyAggregatorUrl: 'https://www.alohaeos.com/vote/proxy',
  accountSeller: {
    account: 'create.gm',
    token: { contract: vaulta.accounts.token, symbol: vaulta.coreSymbol },
    bytes: 3260,
  },
  features: [...vaultaFeatures, 'simple-creation', 'account-info', 'voice-advertising'],
  nftsEnabled: true,
  rexEnabled: true,
  supportsFreeCpu: true,
  supportsRentbw: true,
  evm: { contract: 'eosio.evm', links: 'names' },
  prices: {
    sources: [
      // A and EOS are swapped one to one.
      delphiOracle('eosusd'),
      coinPaprika('eos-eos'),
      coinGecko('eos'),
      {
        kind: 'defibox',
        contract: 'swap.defi',
        pool: '12',
        token: { contract: 'eosio.token', code: 'EOS' },
        // Tether redeems it no more.
        dollar: { contract: 'tethertether', code: 'USDT' },
        dollarFeed: null,
      },
    ],
    forex: publicForex,
  },
  known: {
    ...nothingKnown,
    exchanges: [
      'binancecleos',
      'bitfinexdep1',
      'gateiowallet',
      'huobideposit',
      'krakenkraken',
      'kucoindoteos',
      'okbtothemoon',
      'poloniexeos1',
    ],
    tokens: {
      USDT: 'tethertether',
      IQ: 'everipediaiq',
      DAPP: 'dappservices',
      BOX: 'token.defi',
      PBTC: 'btc.ptokens',
      WRAM: 'eosio.wram',
    },
    contracts: [
      'simpleassets',
      'atomicassets',
      'atomicmarket',
      'atomictoolsx',
      'delphioracle',
      'newdexpublic',
      'swap.defi',
      'eosio.evm',
      'eosio.forum',
      'regproxyinfo',
      'producerjson',
    ],
  },
});
