export const texts = {
  title: 'On other chains',
  hints: {
    name: 'An account of this name on another chain can belong to someone else. The button requests it from nodes of the other chains.',
    key: 'The same key may control accounts on other chains. The button requests it from nodes of the other chains.',
  },
  button: 'Search other chains',
  none: { name: 'No account of this name', key: 'No account uses the key' },
  noIndex: 'No service there finds accounts by key',
  retry: (chain: string) => `Retry ${chain}`,
  more: (count: string) => `and ${count} more`,
  agreement: {
    same: 'Same keys',
    some: 'Some keys are the same',
    different: 'Different keys: a different owner',
    unknown: 'No keys to compare: other accounts control it',
  },
};
