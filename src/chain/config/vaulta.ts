import { eosioAccounts } from './system-accounts.ts';
import type { ChainConfig } from './types.ts';

const CONTRACT = 'core.vaulta';

/** Chains whose core token A replaced EOS, with the system contracts of Vaulta. */
export const vaulta = {
  coreSymbol: { code: 'A', precision: 4 },
  legacySymbol: { code: 'EOS', precision: 4 },
  mayNotAnswer: false,
  readOnly: null,
  finality: 'savanna',
  rexDays: 21,
  accounts: {
    ...eosioAccounts,
    token: CONTRACT,
    systemWrapper: CONTRACT,
    legacyToken: eosioAccounts.token,
    wram: 'eosio.wram',
  },
  // Pay to come, what was burned, and what is in circulation as the other token.
  notCirculating: [eosioAccounts.system, eosioAccounts.null, CONTRACT],
} satisfies Partial<ChainConfig>;
