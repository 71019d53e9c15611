import { type Asset, formatAsset } from '../core/asset.ts';
import { type Action, systemAction } from './action.ts';

/** Moves core tokens into the owner's REX fund, which pays for REX and loans. */
export function deposit(owner: string, amount: Asset, permission = 'active'): Action {
  return systemAction('deposit', owner, permission, { owner, amount: formatAsset(amount) });
}

/** Moves core tokens out of the REX fund. */
export function withdraw(owner: string, amount: Asset, permission = 'active'): Action {
  return systemAction('withdraw', owner, permission, { owner, amount: formatAsset(amount) });
}

/** Buys REX with core tokens from the REX fund. */
export function buyrex(from: string, amount: Asset, permission = 'active'): Action {
  return systemAction('buyrex', from, permission, { from, amount: formatAsset(amount) });
}

/** Buys REX with staked tokens, without the unstaking delay. */
export function unstaketorex(
  fields: {
    readonly owner: string;
    /** The account that the tokens are staked to. */
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

/** @param rex an amount of REX with the symbol `4,REX` */
export function sellrex(from: string, rex: Asset, permission = 'active'): Action {
  return systemAction('sellrex', from, permission, { from, rex: formatAsset(rex) });
}

/** Cancels a queued sale. */
export function cnclrexorder(owner: string, permission = 'active'): Action {
  return systemAction('cnclrexorder', owner, permission, { owner });
}

/** Moves REX to savings. It can be sold four days after it is moved back. */
export function mvtosavings(owner: string, rex: Asset, permission = 'active'): Action {
  return systemAction('mvtosavings', owner, permission, { owner, rex: formatAsset(rex) });
}

export function mvfrsavings(owner: string, rex: Asset, permission = 'active'): Action {
  return systemAction('mvfrsavings', owner, permission, { owner, rex: formatAsset(rex) });
}

/** Updates an owner's vote weight to the current value of their REX. */
export function updaterex(owner: string, permission = 'active'): Action {
  return systemAction('updaterex', owner, permission, { owner });
}

/** Merges all maturity buckets into one, which restarts the four-day maturity. */
export function consolidate(owner: string, permission = 'active'): Action {
  return systemAction('consolidate', owner, permission, { owner });
}

/** Frees the RAM of an empty REX balance and fund. */
export function closerex(owner: string, permission = 'active'): Action {
  return systemAction('closerex', owner, permission, { owner });
}

/** Processes due sales and loans, at most `max` of each. */
export function rexexec(user: string, max: number, permission = 'active'): Action {
  return systemAction('rexexec', user, permission, { user, max });
}
