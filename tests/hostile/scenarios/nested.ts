import type { Scenarios } from './scenario.ts';

/** What proposals and wrapped transactions hide from who approves, proposes or executes them. */
export const scenarios = {
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
  'nested-code-change': {
    liar: 'contract',
    lie: 'asks for the approval of a proposal that replaces the code of the account',
    sees: 'whose code is replaced, where it is, and a checkbox',
  },
  'nested-60000-names': {
    liar: 'contract',
    lie: 'asks for the approval of a proposal with 60,000 names, one of which looks like a familiar one',
    sees: 'that name, and a checkbox',
  },
  'nested-unreadable': {
    liar: 'link',
    lie: 'adds a byte to a transfer inside a proposal to be made, which the token ignores',
    sees: 'that the transfer could not be decoded, and no signature without the typed name',
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
  'nested-proposal-of-two-liars': {
    liar: 'node',
    lie: 'does so together with a second operator, while a third one does not',
    sees: 'the proposal as each of them returns it, and no Sign button that works',
  },
  'nested-abi-of-two-liars': {
    liar: 'node',
    lie: 'describes a transfer inside a proposal as another one, together with a second operator of three',
    sees: 'that operators return different ABIs of the token, and no Sign button that works',
  },
} satisfies Scenarios;
