export const texts = {
  title: 'Loans',
  none: 'No loans',
  noneHint:
    'Tokens that this account lends to or borrows from the contract lending.loan appear here.',
  lent: 'Lent',
  owed: 'Borrowed',
  used: 'Borrowing limit used',
  risks: {
    covered: 'Covered',
    near: 'Near the limit',
    over: 'Over the limit: can be liquidated',
  },
  asOf: 'With interest up to the last update of each market.',
  asOfPrices: 'With interest up to the last update of each market. Prices: oracles of the chain.',
};
