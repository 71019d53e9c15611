import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'wax'> = {
  claimgenesis: '{account} [claimed|claims] its genesis rewards',
  claimgbmvote: '{account} [claimed|claims] its genesis rewards for voting',
  claimgbmprod: '{account} [claimed|claims] its genesis rewards as a producer',
  voterclaim: '{account} [claimed|claims] its voting rewards',
};
