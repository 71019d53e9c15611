import { classic } from './classic.ts';
import { type ChainDefinition, nothingKnown } from './define-chain.ts';
import { noServices } from './no-services.ts';
import { eosioAccounts } from './system-accounts.ts';

/** A chain whose contracts differ from EOSIO's: it is shown, and nothing is signed on it. */
export const readOnlyChain = {
  ...classic,
  ...noServices,
  startDate: null,
  testnet: false,
  keyPrefix: 'EOS',
  historyTypes: ['native'],
  hyperionUrl: null,
  systemContract: 'eosio',
  features: [],
  voteDoublingWeeks: null,
  maxVotes: 30,
  nftsEnabled: false,
  rexEnabled: false,
  votingEnabled: false,
  supportsFreeCpu: false,
  supportsRentbw: false,
  disableMemo: false,
  fioFeesAccount: null,
  evm: null,
  accounts: eosioAccounts,
  known: nothingKnown,
} satisfies Partial<ChainDefinition>;
