export const texts = {
  title: 'On other chains',
  hints: {
    name: 'An account of this name on another chain can belong to someone else. Nodes of the other chains are asked when you press the button.',
    key: 'The same key may control accounts on other chains. Nodes of the other chains are asked when you press the button.',
  },
  button: 'Look on other chains',
  none: { name: 'No account of this name', key: 'No account uses the key' },
  noIndex: 'Nothing there finds accounts by their key',
  retry: (chain: string) => `Ask ${chain} again`,
  more: (count: string) => `and ${count} more`,
  agreement: {
    same: 'Same keys',
    some: 'Some keys are the same',
    different: 'Different keys: a different owner',
    unknown: 'No keys to compare: other accounts control it',
  },
};
