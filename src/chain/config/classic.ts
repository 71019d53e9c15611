import * as limits from '../core/limits.ts';
import { type ChainDefinition, nothingKnown } from './define-chain.ts';
import { noServices } from './no-services.ts';
import { eosioAccounts } from './system-accounts.ts';

/**
 * Chains whose system contract takes the core token itself, with blocks confirmed in turn. Each
 * chain's file names in what it differs.
 */
export const classic = {
  ...noServices,
  legacySymbol: null,
  mayNotAnswer: false,
  readOnly: null,
  finality: 'classic',
  rexDays: limits.rexDays + 1,
  notCirculating: [],
  testnet: false,
  testnetPages: null,
  keyPrefix: 'EOS',
  historyTypes: ['hyperion', 'native'],
  systemContract: 'eosio',
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
} satisfies Partial<ChainDefinition>;
