export const texts = {
  title: 'Fees',
  intro: 'Actions on FIO cost a fixed fee. Producers vote for the amounts.',
  always: 'Always paid',
  bundled: 'Free with bundled transactions',
  bundledNote: 'The fee is paid once the address has no free transactions left.',
  endpoint: 'Endpoint',
  none: 'No fees',
  noneHint: 'The fees of actions are listed here once the chain sets them.',
};
