/**
 * Code under `src` that is written and tested, and that no page reaches yet: `file` for a whole
 * file, `file#name` for an export, by the id of the screen in `src/routes.ts` that will use it.
 */
export const waitingCode = {
  /** Sessions of the account service, and deposits: no source names the table of their confirmations. */
  'cross-chain': ['src/chain/services/account-service.ts', 'src/chain/services/bridge.ts'],
  /** Queries through the backend, on chains whose services do not allow this site's origin. */
  hyperion: ['src/chain/services/backend/dfuse.ts', 'src/chain/services/backend/hyperion-proxy.ts'],
  /** A profile that its account changes, and the verification of an XPR account. */
  account: [
    'src/chain/core/limits.ts#kycPollMs',
    'src/chain/core/messages.ts#enterAccount',
    'src/chain/core/messages.ts#invalidParameters',
    'src/chain/core/messages.ts#kycNotApplied',
    'src/chain/core/messages.ts#kycNotFetched',
    'src/chain/core/messages.ts#kycProvidersNotFetched',
    'src/chain/core/messages.ts#kycStatusNotFound',
    'src/chain/core/messages.ts#kycTierNotFound',
    'src/chain/model/account/countries.ts#countryOptions',
    'src/chain/services/backend/accounts.ts',
    'src/chain/services/kyc-level.ts',
    'src/chain/services/kyc.ts',
    'src/chain/services/requester.ts#queryGroup',
  ],
};
