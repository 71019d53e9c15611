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
  'witness-signer-removed': {
    liar: 'link',
    lie: 'gives active to another account of the user, so that the key that signs is removed',
    sees: 'that the key loses the permission, and no signature without the typed name',
  },
  'nested-five-deep': {
    core: true,
    liar: 'link',
    lie: 'wraps an updateauth into five transactions, one in another',
    sees: 'the change with its keys, where it is, and no signature without the typed name',
  },
  'nested-context-free': {
    liar: 'link',
    lie: 'hides a payment in a foreign token among the context-free actions of a proposal to be made',
    sees: 'the action under a heading of its own, a warning of what it is, one of the token, and a checkbox',
  },
  'nested-extension': {
    liar: 'link',
    lie: 'adds a transaction extension to a proposal to be made',
    sees: 'that the transaction has an extension, and no Sign button that works',
  },
  'nested-unreadable-approval': {
    liar: 'link',
    lie: 'adds a byte to an approval inside a proposal to be made, which the contract ignores',
    sees: 'that the approval could not be decoded, and no Sign button that works',
  },
  'nested-too-many': {
    liar: 'contract',
    lie: 'asks for the approval of a proposal with more nested transactions than are shown',
    sees: 'that what would be signed is unknown, and no Sign button that works',
  },
  'nested-abi-forged': {
    liar: 'node',
    lie: 'describes a transfer inside a proposal so that it seems to pay another account',
    sees: 'that two operators return different ABIs of the token, and no Sign button that works',
  },
  'nested-abi-alone': {
    liar: 'node',
    lie: 'does so as the only node',
    sees: 'that the ABI of the nested action comes from this node alone, and a checkbox',
  },
  'nested-proposal-forged': {
    liar: 'node',
    lie: 'returns a harmless transaction for a proposal that gives the account away',
    sees: 'the proposal as both operators return it, and no Sign button that works',
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
