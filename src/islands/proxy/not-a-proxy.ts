import type { ProxyView } from '#src/chain/client/account/account-voting.ts';

/** A new account. */
export const notAProxy: ProxyView = { voter: null, info: null };
