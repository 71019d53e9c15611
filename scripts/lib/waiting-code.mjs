/**
 * Code under `src` that is written and tested, and that no page reaches yet: `file` for a whole
 * file, `file#name` for an export, by the id of the screen in `src/routes.ts` that will use it.
 */
export const waitingCode = {
  /** Queries through the backend, on chains whose services do not allow this site's origin. */
  hyperion: ['src/chain/services/backend/dfuse.ts', 'src/chain/services/backend/hyperion-proxy.ts'],
  /** Names and tokens by the backend. */
  account: ['src/chain/services/backend/accounts.ts', 'src/chain/services/requester.ts#queryGroup'],
};
