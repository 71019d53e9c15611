import * as limits from '../../core/limits.ts';
import { classic } from '../classic.ts';
import { noServices } from '../no-services.ts';
import { eosioAccounts } from '../system-accounts.ts';
import { defineChain, nothingKnown } from '../define-chain.ts';

export const protonTest = defineChain({
  key: 'proton-test',
  chainId: '71ee83bcf52142d61019d95f9cc5427ba6a0d7ff8accd9e2088ae2abeaf3d3dd',
  coreSymbol: { code: 'XPR', precision: 4 },
  startDate: '2020-04-03',
  displayName: 'XPR Testnet',
  domainTitle: 'XPR Network Testnet',
  testnet: true,
  exchangeSite: 'https://testnet.protonswap.com/swap',
  recommendedExplorer: 'https://testnet.explorer.xprnetwork.org',
  accent: { light: '#9a2458', dark: '#ff9cc0' },
  keyPrefix: 'EOS',
  historyTypes: ['hyperion', 'native', 'dex'],
  endpoints: {
    default: [
      'https://tn1.protonnz.com',
      'https://api-xprnetwork-test.saltant.io',
      'https://rpc.api.testnet.metalx.com',
      'https://proton-testnet.greymass.com',
    ],
    actions: ['https://proton-testnet.greymass.com', 'https://api-xprnetwork-test.saltant.io'],
    transactions: ['https://proton-testnet.greymass.com', 'https://api-xprnetwork-test.saltant.io'],
    provider: ['https://tn1.protonnz.com', 'https://proton-testnet.greymass.com'],
  },
  ...classic,
  testnetPages: {
    account: 'https://testnet.webauth.com',
    faucet: 'https://resources.xprnetwork.org/faucet',
  },
  ...noServices,
  hyperionUrl: 'https://api-xprnetwork-test.saltant.io',
  lightApi: 'https://testnet-lightapi.eosams.xeos.me',
  lightApiNetwork: 'protontest',
  atomicAssetsApi: 'https://aa-xprnetwork-test.saltant.io',
  dexUrl: 'https://dex.api.testnet.metalx.com',
  accountServiceUrl: 'https://identity.api.dev.metalx.com',
  chainInfoUrl: 'https://raw.githubusercontent.com/ProtonProtocol/chain-info/main/testnet.json',
  oraclesContract: 'oracles',
  systemContract: 'xpr',
  features: [
    'ram-market',
    'account-creation',
    'given-resources',
    'stakes-apart',
    'profiles',
    'xpr-staking',
  ],
  voteDoublingWeeks: limits.voteWeeks,
  maxVotes: 4,
  nftsEnabled: true,
  rexEnabled: false,
  votingEnabled: true,
  supportsFreeCpu: false,
  supportsRentbw: false,
  disableMemo: false,
  fioFeesAccount: null,
  evm: null,
  accounts: eosioAccounts,
  known: {
    ...nothingKnown,
    contracts: ['eosio.proton', 'longstaking', 'lending.loan', 'dex', 'atomicassets'],
  },
});
