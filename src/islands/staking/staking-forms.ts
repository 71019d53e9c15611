import type { ScreenId } from '#src/routes.ts';

export type StakingForm = 'stake' | 'unstake' | 'refund' | 'claim' | 'longStake' | 'calculator';

export const formScreens: Readonly<Record<StakingForm, ScreenId>> = {
  stake: 'staking-stake',
  unstake: 'staking-unstake',
  refund: 'staking-refund',
  claim: 'staking-claim',
  longStake: 'longstaking-stake',
  calculator: 'longstaking-calculator',
};
