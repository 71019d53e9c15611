import type { Scenarios } from './scenario.ts';

/** Operators that lie, fail or are silent where a second one would contradict them. */
export const scenarios = {
  'witness-key-there-before': {
    core: true,
    liar: 'node',
    lie: 'says that the key which an update adds to active was there before, and is the only node',
    sees: 'that others can control the account, and no signature without the typed name',
  },
  'witness-key-there-before-of-two': {
    liar: 'node',
    lie: 'says so while a second operator does not',
    sees: 'the same, the permission as both nodes report it, and a checkbox',
  },
  'witness-two-figures-of-one': {
    liar: 'node',
    lie: 'reports a permission and a balance twice, once as they are and once as it wants',
    sees: 'that the nodes disagree, and a checkbox',
  },
  'witness-comparison-unanswered': {
    liar: 'node',
    lie: 'says so and does not answer the comparison with the second operator',
    sees: 'the same, that the comparison failed, and a checkbox of its own',
  },
  'witness-comparison-late': {
    liar: 'node',
    lie: 'holds back the answer that would be compared',
    sees: 'a Sign button that waits for the answer',
  },
  'witness-lower-permission': {
    liar: 'link',
    lie: 'has active given to a lower permission of the same account, to which a key is added next',
    sees: 'that the lower permission gets control, and no signature without the typed name',
  },
  'witness-relied-on-permission': {
    liar: 'link',
    lie: 'adds a key to a lower permission that active already relies on',
    sees: 'that others can control the account, and no signature without the typed name',
  },
  'witness-relied-on-made': {
    liar: 'link',
    lie: 'adds such a key beside a proposal that would make the account, as if it did not exist yet',
    sees: 'that others can control the account, and no signature without the typed name',
  },
  'witness-signer-removed': {
    liar: 'link',
    lie: 'gives active to another account of the user, so that the key that signs is removed',
    sees: 'that the key loses the permission, and no signature without the typed name',
  },
  'witness-one-node': {
    liar: 'node',
    lie: 'is the only one of the chain, so that nobody can contradict it',
    sees: 'that there is no second operator, and a checkbox before the first signature of the session',
  },
  'witness-one-operator-two-names': {
    liar: 'node',
    lie: 'is in the configuration under two addresses, and confirms itself',
    sees: 'that there is no second operator, and a checkbox before the first signature of the session',
  },
} satisfies Scenarios;
