export const texts = {
  source: 'Source:',
  doubts: {
    old: 'Old report',
    'few-reporters': 'Few reporters',
    spread: 'Reports differ',
    thin: 'Thin pool',
    'just-traded': 'Just traded',
    'dollar-assumed': 'Dollar token counted as $1',
    disagrees: 'Sources disagree',
  },
  hints: {
    old: 'The latest report is more than 15 minutes old.',
    'few-reporters': 'Fewer than three accounts reported in the last half hour.',
    spread: 'The latest report is more than 5% away from the median.',
    thin: 'Less than $2,000 moves the price of this pool by 2%.',
    'just-traded':
      'The pool changed less than 2 minutes ago, or does not say when, and no oracle confirms its price within 2%.',
    'dollar-assumed': 'No source reports the value of this pool’s dollar token.',
    disagrees: 'Another source of the chain is more than 5% away.',
  },
  testToken: 'Tokens of a test network have no price.',
  noSource: 'No price source is known for this chain.',
  none: 'No source has a price',
  failed: 'no response',
  absent: 'no price',
  stale: 'last report',
  tooThin: (amount: string) => `only ${amount} moves the price by 2%`,
};
