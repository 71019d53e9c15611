import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'wax'> = {
  claimgenesis: '{account} 계정이 제네시스 보상 수령',
  claimgbmvote: '{account} 계정이 투표 제네시스 보상 수령',
  claimgbmprod: '{account} 계정이 프로듀서 제네시스 보상 수령',
  voterclaim: '{account} 계정이 투표 보상 수령',
};
