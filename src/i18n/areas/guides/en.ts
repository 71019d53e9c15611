export const texts = {
  intro: (chain: string) =>
    `What ${chain} is and how to use it. For newcomers, with notes for readers who know Ethereum.`,
  contents: 'On this page',
  all: 'All guides',
  groups: { start: 'Start here', use: 'Use the chain', build: 'Take part' },
  search: 'Search the guides',
  found: 'Results: {count}',
  none: 'No guide has all of these words.',
  failed: 'The index of the guides could not be loaded. Type again to retry.',
  turns: 'Previous and next guide',
  previous: 'Previous',
  next: 'Next',
};
