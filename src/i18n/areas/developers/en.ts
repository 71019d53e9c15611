export const texts = {
  title: 'Components for your own site',
  intro:
    'This site is made of React components. They are a package of their own, with a client that reads a chain from its nodes: no server of yours and no API key. Here are its main parts on live data, each with its code.',
  contents: 'On this page',
  linkTo: (title: string) => `Link to “${title}”`,
  start: {
    install: {
      title: 'Install',
      text: 'The package is not in a registry: Pronghorn’s repository builds and packs it. It needs React 19 or later and a bundler that reads ES modules. Its README lists all parts.',
    },
    react: {
      title: 'With React',
      text: 'A provider around the parts sets language, theme and colours. A client reads one chain and falls back to another node if one fails. The code of the parts below uses this client.',
    },
    elements: {
      title: 'Without React',
      text: 'Custom elements need one script and no build. A changed attribute draws the element again. Attributes for language, theme and links are the same for all elements.',
    },
  },
  liveTitle: 'Parts on live data',
  accountHint: 'Without a name, the producer with the most votes.',
  parts: {
    'account-card': {
      title: 'Account card',
      text: 'Who an account is, what it has and what resources it uses.',
    },
    transaction: {
      title: 'Transaction',
      text: 'What a transaction did, whether it is final, and its actions as a tree. This is a recent one.',
    },
    'action-list': {
      title: 'Action list',
      text: 'An account’s latest actions as sentences, from the chain’s history service.',
    },
    amount: {
      title: 'Amount',
      text: 'An exact amount with all its decimals. Digits that matter less are lighter.',
    },
    'account-name': {
      title: 'Account name',
      text: 'A name, never cut, with a link to its account. Text that is not a name is shown as text.',
    },
    key: {
      title: 'Key',
      text: 'A public key with a link to its accounts. It is shortened to fit and copied in full.',
    },
    time: {
      title: 'Time',
      text: 'An age that updates, with the exact time in the tooltip and for screen readers.',
    },
    'authority-tree': {
      title: 'Authority tree',
      text: 'An account’s permissions, each below its parent, with the keys and accounts that satisfy it.',
    },
    'resource-meters': {
      title: 'Resource meters',
      text: 'CPU, NET and RAM of an account: how much is used, of how much.',
    },
    'producer-rows': {
      title: 'Producer rows',
      text: 'Producers by votes, with their turn in the schedule.',
    },
    'search-box': {
      title: 'Search box',
      text: 'Recognizes accounts, blocks, keys and more in a typed text, without a request, and links to them.',
    },
  },
  onlyReact: 'This part has no custom element.',
  withoutAccount: 'The account was not loaded.',
  noTransaction: 'No recent transaction was found.',
  noActions: 'This account has no actions.',
  noKey: 'No key of its own: other accounts satisfy its permissions.',
  noProducers: 'This chain has no producers to vote for.',
  searchLabel: 'Name, block, id or key',
  searchHint: 'For example',
};
