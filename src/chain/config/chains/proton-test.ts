import * as limits from '../../core/limits.ts';
import { noServices } from '../no-services.ts';
import { eosioAccounts } from '../system-accounts.ts';
import { defineChain, nothingKnown } from '../define-chain.ts';

const NODES = [
  'https://rpc.api.testnet.metalx.com',
  'https://test.proton.eosusa.io',
  'https://proton-testnet.greymass.com',
];

export const protonTest = defineChain({
  key: 'proton-test',
  chainId: '71ee83bcf52142d61019d95f9cc5427ba6a0d7ff8accd9e2088ae2abeaf3d3dd',
  coreSymbol: { code: 'XPR', precision: 4 },
  startDate: '2020-04-03',
  displayName: 'XPR Testnet',
  domainTitle: 'XPR Network Testnet',
  testnet: true,
  accent: { light: '#9c3868', dark: '#eb9cc0' },
  keyPrefix: 'EOS',
  historyTypes: ['hyperion', 'native', 'dex'],
  endpoints: {
    default: NODES,
    actions: NODES,
    transactions: NODES,
    provider: ['https://rpc.api.testnet.metalx.com'],
  },
  ...noServices,
  hyperionUrl: 'https://hyp-xprtest.api.testnet.metalx.com',
  lightApi: 'https://lightapi-xprtest.api.testnet.metalx.com',
  lightApiNetwork: 'protontest',
  atomicAssetsApi: 'https://aa-xprnetwork-test.saltant.io',
  dexUrl: 'https://dex.api.testnet.metalx.com',
  imageServiceUrl: 'https://www.api.bloks.io/image-proxy',
  kycUrl: 'https://www.api.bloks.io',
  accountServiceUrl: 'https://identity.api.dev.metalx.com',
  swapUrl: 'https://otc-test.protonswap.com',
  wrapUrl: 'https://www.api.bloks.io/proton-wrap-testnet-public2',
  chainInfoUrl: 'https://raw.githubusercontent.com/ProtonProtocol/chain-info/main/testnet.json',
  oraclesContract: 'oracles',
  systemContract: 'xpr',
  features: ['ram-market', 'account-creation', 'stakes-apart', 'profiles', 'xpr-staking'],
  voteDoublingWeeks: limits.voteWeeks,
  maxVotes: 4,
  nftsEnabled: true,
  rexEnabled: false,
  votingEnabled: true,
  supportsFreeCpu: false,
  supportsRentbw: false,
  disableMemo: false,
  fioFeesAccount: null,
  accounts: eosioAccounts,
  known: {
    ...nothingKnown,
    contracts: ['eosio.proton', 'longstaking', 'lending.loan', 'dex', 'atomicassets'],
  },
});
