import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'wax'> = {
  claimgenesis: '{account} 领取创世奖励',
  claimgbmvote: '{account} 领取投票的创世奖励',
  claimgbmprod: '{account} 领取节点的创世奖励',
  voterclaim: '{account} 领取投票奖励',
};
