import { compareNames } from '../core/name-bigint.ts';
import { type Action, systemAction } from './action.ts';

/**
 * Votes for producers. Removes duplicates and sorts by name value, as the contract requires. An
 * empty list withdraws the vote. Throws 'At most 30 producers' above the chain's limit: the caller
 * must choose which to leave out.
 */
export function voteproducer(
  fields: {
    readonly voter: string;
    readonly producers: readonly string[];
    /** The limit in the chain's configuration. */
    readonly maxVotes: number;
  },
  permission = 'active',
): Action {
  const { voter, maxVotes } = fields;
  const producers = [...new Set(fields.producers)].toSorted(compareNames);
  if (producers.length > maxVotes) throw new Error(`At most ${String(maxVotes)} producers`);
  return systemAction('voteproducer', voter, permission, { voter, proxy: '', producers });
}

/** Votes through a proxy. The action takes producers or a proxy, never both. */
export function voteByProxy(voter: string, proxy: string, permission = 'active'): Action {
  return systemAction('voteproducer', voter, permission, { voter, proxy, producers: [] });
}

/** Registers or unregisters an account as a proxy. */
export function regproxy(proxy: string, isproxy: boolean, permission = 'active'): Action {
  return systemAction('regproxy', proxy, permission, { proxy, isproxy });
}

export function claimrewards(owner: string, permission = 'active'): Action {
  return systemAction('claimrewards', owner, permission, { owner });
}

/** Claims a producer's pay on FIO, from its treasury. The contract takes no fee for it. */
export function bpclaim(owner: string, fioAddress: string, permission = 'active'): Action {
  return {
    account: 'fio.treasury',
    name: 'bpclaim',
    authorization: [{ actor: owner, permission }],
    data: { fio_address: fioAddress, actor: owner },
  };
}

/** Claims what voters are paid, on chains that pay them. */
export function voterclaim(owner: string, permission = 'active'): Action {
  return systemAction('voterclaim', owner, permission, { owner });
}

/** Claims what is vested of WAX's genesis award. */
export function claimgenesis(claimer: string, permission = 'active'): Action {
  return systemAction('claimgenesis', claimer, permission, { claimer });
}
