import * as limits from '../../core/limits.ts';
import { classic } from '../classic.ts';
import { eosioFeatures } from '../features.ts';
import { noServices } from '../no-services.ts';
import { eosioAccounts } from '../system-accounts.ts';
import { defineChain, nothingKnown } from '../define-chain.ts';

export const bos = defineChain({
  key: 'bos',
  chainId: 'd5a3d18fbb3c084e3b1f3fa98c21014b5f3db536cc15d08f9f6479517c6a3d86',
  coreSymbol: { code: 'BOS', precision: 4 },
  startDate: '2019-01-01',
  displayName: 'BOS',
  domainTitle: 'BOS',
  testnet: false,
  accent: { light: '#0b5f5a', dark: '#62cdbf' },
  keyPrefix: 'EOS',
  historyTypes: ['hyperion', 'native'],
  endpoints: {
    default: ['https://api.bossweden.org', 'https://hapi.bos.eosrio.io', 'https://bos.eosphere.io'],
    actions: ['https://api.bossweden.org', 'https://hapi.bos.eosrio.io'],
    transactions: ['https://api.bossweden.org', 'https://hapi.bos.eosrio.io'],
    provider: ['https://api.bossweden.org'],
  },
  ...classic,
  mayNotAnswer: true,
  ...noServices,
  hyperionUrl: 'https://bos.hyperion.eosrio.io',
  systemContract: 'eosio',
  features: [...eosioFeatures, 'simple-creation'],
  voteDoublingWeeks: limits.voteWeeks,
  maxVotes: 30,
  nftsEnabled: false,
  rexEnabled: true,
  votingEnabled: true,
  supportsFreeCpu: false,
  supportsRentbw: false,
  disableMemo: false,
  fioFeesAccount: null,
  evm: null,
  accounts: eosioAccounts,
  known: nothingKnown,
});
