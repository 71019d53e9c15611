import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'wax'> = {
  claimgenesis: '[طالب|يطالب] {account} بمكافآت التأسيس',
  claimgbmvote: '[طالب|يطالب] {account} بمكافآت التأسيس عن التصويت',
  claimgbmprod: '[طالب|يطالب] {account} بمكافآت التأسيس بصفته منتِجًا',
  voterclaim: '[طالب|يطالب] {account} بمكافآت التصويت',
};
