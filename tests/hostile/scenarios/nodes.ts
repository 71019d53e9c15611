import type { Scenarios } from './scenario.ts';

/** Nodes that report other values than an honest one, and links that name nothing. */
export const scenarios = {
  'nodes-false-balance': {
    liar: 'node',
    lie: 'reports a false balance of the account that is about to pay',
    sees: 'both values, with the node of each, before the signature',
  },
  'nodes-false-permission': {
    liar: 'node',
    lie: 'adds a key to the active permission of the account that is about to sign',
    sees: 'the permission as both nodes report it',
  },
  'nodes-false-second': {
    liar: 'node',
    lie: 'reports a false balance as the second node',
    sees: 'that the nodes disagree, with both values',
  },
  'nodes-silent-second': {
    liar: 'node',
    lie: 'does not answer as the second node',
    sees: 'that the comparison failed, and a checkbox of its own before the signature',
  },
  'nodes-single': {
    liar: 'node',
    lie: 'is the only one configured, so that nobody contradicts it',
    sees: 'in plain words that there is no second operator',
  },
  'nodes-account-denied': {
    liar: 'node',
    lie: 'says that an existing account is unknown',
    sees: 'that the second node has the account',
  },
  'nodes-account-invented': {
    liar: 'node',
    lie: 'shows an account that does not exist',
    sees: 'that the second node has no such account',
  },
  'nodes-stale-head': {
    liar: 'node',
    lie: 'serves a head block of two minutes ago',
    sees: 'the age of the data on the screen and in the header',
  },
  'nodes-stale-second': {
    liar: 'node',
    lie: 'lags two minutes behind as the second node',
    sees: 'that it is behind the chain, and no false agreement',
  },
  'nodes-wrong-chain': {
    core: true,
    liar: 'node',
    lie: 'serves another chain as the first node',
    sees: 'the data of the right chain, and that the other node serves another one',
  },
  'nodes-transaction-lacking': {
    liar: 'node',
    lie: 'shows a transaction that is not in the block of the second node',
    sees: 'which node has the transaction and which has not',
  },
  'nodes-finality-claimed': {
    liar: 'node',
    lie: 'calls a block irreversible that the second node does not',
    sees: 'what each of the two nodes says of the block',
  },
  'nodes-refusal-without-details': {
    liar: 'node',
    lie: 'refuses a request and gives no details',
    sees: 'that the node refused, and what the error is about',
  },
  'nodes-refusal-markup': {
    liar: 'node',
    lie: 'puts markup and reordering characters into the words of its refusal',
    sees: 'the words as text, with hidden characters shown by their code',
  },
  'nodes-link-malformed': {
    liar: 'link',
    lie: 'leads to names, blocks and ids that cannot exist',
    sees: 'what is wrong with the address, while no node gets a request for it',
  },
} satisfies Scenarios;
