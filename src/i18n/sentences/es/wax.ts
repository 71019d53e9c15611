import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'wax'> = {
  claimgenesis: '{account} [reclamó|reclama] sus recompensas de génesis',
  claimgbmvote: '{account} [reclamó|reclama] sus recompensas de génesis por votar',
  claimgbmprod: '{account} [reclamó|reclama] sus recompensas de génesis como productor',
  voterclaim: '{account} [reclamó|reclama] sus recompensas por votar',
};
