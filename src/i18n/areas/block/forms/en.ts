export const texts = {
  field: 'Number or time',
  hint: '412884001, or 2026-11-20 12:30 in UTC',
  go: 'Go',
  looking: 'Searching…',
  wrong: 'Enter a block number or a time such as 2026-11-20 12:30.',
  none: 'No node could find the block of that time.',
  filter: 'Filter transactions',
  filterHint: 'Account, action, memo or id',
  shown: (shown: string, all: string) => `${shown} of ${all}`,
  noMatch: 'No matching transactions',
  noMatchHint: 'Clear the filter to see all.',
};
