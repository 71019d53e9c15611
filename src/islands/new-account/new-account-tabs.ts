import type { ChainConfig } from '#src/chain/config/types.ts';
import { screenOf, screensOf } from '#src/routes.ts';

/** The parameter of the address that opens the steps without an account. */
const WITHOUT_ACCOUNT = 'by=exchange';

export const createPath = screenOf('create-account').path;
export const withoutPath = `${createPath}?${WITHOUT_ACCOUNT}`;

/** Paths of the ways to a new account. */
export function newAccountPaths(chain: ChainConfig) {
  const advanced = screensOf(chain).find(({ id }) => id === 'create-account-advanced');
  return {
    account: createPath,
    ...(advanced && { advanced: advanced.path }),
    exchange: withoutPath,
  };
}
