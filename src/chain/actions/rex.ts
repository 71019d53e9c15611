import { formatAsset } from '../core/asset.ts';
import type { Asset } from '../core/asset.ts';
import type { Action } from './action.ts';
import { systemAction } from './system-action.ts';

/** Moves core tokens into the owner's REX fund, from which REX is bought and loans are paid. */
export function deposit(owner: string, amount: Asset, permission = 'active'): Action {
  return systemAction('deposit', owner, permission, { owner, amount: formatAsset(amount) });
}

/** The way back out of the REX fund. */
export function withdraw(owner: string, amount: Asset, permission = 'active'): Action {
  return systemAction('withdraw', owner, permission, { owner, amount: formatAsset(amount) });
}

/** Lends core tokens of the REX fund. */
export function buyrex(from: string, amount: Asset, permission = 'active'): Action {
  return systemAction('buyrex', from, permission, { from, amount: formatAsset(amount) });
}

/** Lends tokens that are staked, without the wait of unstaking them. */
export function unstaketorex(
  fields: {
    readonly owner: string;
    /** Whom the tokens are staked to. */
    readonly receiver: string;
    readonly net: Asset;
    readonly cpu: Asset;
  },
  permission = 'active',
): Action {
  const { owner, receiver, net, cpu } = fields;
  return systemAction('unstaketorex', owner, permission, {
    owner,
    receiver,
    from_net: formatAsset(net),
    from_cpu: formatAsset(cpu),
  });
}

/** @param rex an amount of REX, whose symbol is `4,REX` */
export function sellrex(from: string, rex: Asset, permission = 'active'): Action {
  return systemAction('sellrex', from, permission, { from, rex: formatAsset(rex) });
}

/** Takes back a sale that waits in the queue. */
export function cnclrexorder(owner: string, permission = 'active'): Action {
  return systemAction('cnclrexorder', owner, permission, { owner });
}

/** Out of reach until it is moved back and four days are over. */
export function mvtosavings(owner: string, rex: Asset, permission = 'active'): Action {
  return systemAction('mvtosavings', owner, permission, { owner, rex: formatAsset(rex) });
}

export function mvfrsavings(owner: string, rex: Asset, permission = 'active'): Action {
  return systemAction('mvfrsavings', owner, permission, { owner, rex: formatAsset(rex) });
}

/** Brings the vote weight of an owner up to what their REX is worth now. */
export function updaterex(owner: string, permission = 'active'): Action {
  return systemAction('updaterex', owner, permission, { owner });
}

/** Makes one maturity of all buckets, at the cost of four more days. */
export function consolidate(owner: string, permission = 'active'): Action {
  return systemAction('consolidate', owner, permission, { owner });
}

/** Gives the RAM of an empty REX balance and fund back. */
export function closerex(owner: string, permission = 'active'): Action {
  return systemAction('closerex', owner, permission, { owner });
}

/** Works through sales and loans that are due, at most so many of each. */
export function rexexec(user: string, max: number, permission = 'active'): Action {
  return systemAction('rexexec', user, permission, { user, max });
}
