import type { Action } from './action.ts';
import { systemAction } from './system-action.ts';

/**
 * FIO votes, and has its proxies, by addresses (`bp@domain`) where other chains do by accounts. The
 * voter's own address, account and fee are filled in as in all of its actions.
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

/** Makes the actor's address a proxy, or no longer one. */
export function registerProxyOfFio(actor: string, isProxy: boolean, permission = 'active'): Action {
  return systemAction(isProxy ? 'regproxy' : 'unregproxy', actor, permission, {});
}
