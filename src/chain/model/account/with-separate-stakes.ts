import { zeroAsset } from '../../core/asset.ts';
import type { AccountView, SeparateStakes } from './account.ts';

/** The account with these stakes instead of those estimated from its votes, and a new total. */
export function withSeparateStakes(account: AccountView, apart: SeparateStakes): AccountView {
  const { stakedCpu, stakedNet, inRex, refund, total } = account;
  const liquid = apart.liquid ?? account.liquid;
  const parts = [
    liquid,
    stakedCpu,
    stakedNet,
    inRex,
    refund?.cpu,
    refund?.net,
    apart.staked,
    apart.forOthers,
    apart.forTerm,
    apart.locked,
    apart.refund,
  ];
  const units = parts.reduce((sum, part) => sum + (part?.units ?? 0n), 0n);
  return {
    ...account,
    liquid,
    apart,
    stakedForOthers: apart.forOthers,
    total: { ...zeroAsset(total.symbol), units },
  };
}
