import { compareNames } from '../core/name.ts';
import type { Action } from './action.ts';
import { systemAction } from './system-action.ts';

/**
 * Votes for producers, each once and by the value of their names, as the contract demands. No
 * producers takes the vote back. Throws 'At most 30 producers' past what the chain lets one vote
 * for: which of them to leave out is not for a builder to say.
 */
export function voteproducer(
  fields: {
    readonly voter: string;
    readonly producers: readonly string[];
    /** Of the chain's configuration. */
    readonly maxVotes: number;
  },
  permission = 'active',
): Action {
  const { voter, maxVotes } = fields;
  const producers = [...new Set(fields.producers)].toSorted(compareNames);
  if (producers.length > maxVotes) throw new Error(`At most ${String(maxVotes)} producers`);
  return systemAction('voteproducer', voter, permission, { voter, proxy: '', producers });
}

/** Leaves the vote to a proxy: the same action, which takes producers or a proxy and never both. */
export function voteByProxy(voter: string, proxy: string, permission = 'active'): Action {
  return systemAction('voteproducer', voter, permission, { voter, proxy, producers: [] });
}

/** Becomes a proxy, or stops being one. */
export function regproxy(proxy: string, isproxy: boolean, permission = 'active'): Action {
  return systemAction('regproxy', proxy, permission, { proxy, isproxy });
}

export function claimrewards(owner: string, permission = 'active'): Action {
  return systemAction('claimrewards', owner, permission, { owner });
}
