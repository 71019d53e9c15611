import { type Action, systemAction } from './action.ts';

/**
 * On FIO, producers and proxies are addresses (`bp@domain`) instead of accounts. The voter's
 * address, account and fee are filled in as in all FIO actions.
 */
export function voteProducersOfFio(
  actor: string,
  producers: readonly string[],
  permission = 'active',
): Action {
  return systemAction('voteproducer', actor, permission, { producers: [...new Set(producers)] });
}

export function voteproxy(actor: string, proxy: string, permission = 'active'): Action {
  return systemAction('voteproxy', actor, permission, { proxy });
}

/** Registers or unregisters the actor's address as a proxy. */
export function registerProxyOfFio(actor: string, isProxy: boolean, permission = 'active'): Action {
  return systemAction(isProxy ? 'regproxy' : 'unregproxy', actor, permission, {});
}
