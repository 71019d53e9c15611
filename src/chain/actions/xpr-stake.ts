import { type Asset, formatAsset } from '../core/asset.ts';
import { type Action, systemAction } from './action.ts';

/** The contract of long stakes on Proton. */
export const LONG_STAKING = 'longstaking';

/** Stakes XPR without a term. The contract lets accounts stake only for themselves. */
export function stakexpr(owner: string, amount: Asset, permission = 'active'): Action {
  const stake_xpr_quantity = formatAsset(amount);
  return systemAction('stakexpr', owner, permission, {
    from: owner,
    receiver: owner,
    stake_xpr_quantity,
  });
}

export function unstakexpr(owner: string, amount: Asset, permission = 'active'): Action {
  const unstake_xpr_quantity = formatAsset(amount);
  return systemAction('unstakexpr', owner, permission, {
    from: owner,
    receiver: owner,
    unstake_xpr_quantity,
  });
}

/** Claims unstaked XPR after the waiting period. */
export function refundxpr(owner: string, permission = 'active'): Action {
  return systemAction('refundxpr', owner, permission, { owner });
}

/** Claims the rewards of voting, and stakes them. */
export function voterclaimst(owner: string, permission = 'active'): Action {
  return systemAction('voterclaimst', owner, permission, { owner });
}

/** Pays out a long stake that has ended, with the tokens that its plan adds. */
export function claimstake(account: string, index: string, permission = 'active'): Action {
  return ofLongStake('claimstake', account, index, permission);
}

/** Returns a long stake that has ended, without the tokens that its plan adds. */
export function cancelstake(account: string, index: string, permission = 'active'): Action {
  return ofLongStake('cancelstake', account, index, permission);
}

function ofLongStake(name: string, account: string, index: string, permission: string): Action {
  return {
    account: LONG_STAKING,
    name,
    authorization: [{ actor: account, permission }],
    data: { account, stake_index: index },
  };
}
