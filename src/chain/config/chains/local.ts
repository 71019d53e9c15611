import * as limits from '../../core/limits.ts';
import { classic } from '../classic.ts';
import { eosioFeatures } from '../features.ts';
import { noServices } from '../no-services.ts';
import { eosioAccounts } from '../system-accounts.ts';
import { defineChain, nothingKnown } from '../define-chain.ts';

/**
 * A node of the visitor's own. Its address, chain id and symbol come from the visitor's settings.
 */
export const local = defineChain({
  key: 'local',
  ownNode: true,
  chainId: null,
  coreSymbol: { code: 'EOS', precision: 4 },
  startDate: null,
  displayName: 'Local',
  domainTitle: 'Local',
  testnet: true,
  accent: { light: '#3f474d', dark: '#b7c0c7' },
  keyPrefix: 'EOS',
  historyTypes: ['native'],
  endpoints: {
    default: [],
    actions: [],
    transactions: [],
    provider: [],
  },
  ...classic,
  ...noServices,
  hyperionUrl: null,
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
  evm: null,
  accounts: eosioAccounts,
  known: nothingKnown,
});
