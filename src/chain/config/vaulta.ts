import { classic } from './classic.ts';
import type { ChainDefinition } from './define-chain.ts';
import { eosioAccounts } from './system-accounts.ts';

const CONTRACT = 'core.vaulta';

/** Chains whose core token A replaced EOS, with the system contracts of Vaulta. */
export const vaulta = {
  ...classic,
  coreSymbol: { code: 'A', precision: 4 },
  legacySymbol: { code: 'EOS', precision: 4 },
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
} satisfies Partial<ChainDefinition>;
