import type { Scenarios } from './scenario.ts';

/** Attempts to have somebody approve or execute in a proposal what gives their account away. */
export const scenarios = {
  'power-in-own-proposal': {
    liar: 'link',
    lie: 'hides an updateauth in the bytes of a proposal to be made',
    sees: 'the proposed action in words with its keys, and no signature without the typed name',
  },
  'power-in-approval': {
    core: true,
    liar: 'contract',
    lie: 'asks for the approval of a proposal that gives the account away',
    sees: 'the proposed change with its keys, and no signature without the typed name',
  },
  'power-proposal-replaced': {
    liar: 'contract',
    lie: 'holds another proposal of the same name than the one that was read',
    sees: 'that the approval is for another proposal, and the chain takes no approval',
  },
  'power-proposal-replaced-while-read': {
    liar: 'contract',
    lie: 'replaces a proposal while it is read, after its checkbox was ticked',
    sees: 'that it was replaced, and that the checkbox counts no more',
  },
  'power-approval-unbound': {
    liar: 'link',
    lie: 'fills in an approval without the proposal’s hash',
    sees: 'that the proposal could be replaced before the approval arrives',
  },
  'power-in-exec': {
    liar: 'link',
    lie: 'has a proposal executed that gives the account away',
    sees: 'the proposed change, and whose approval is lacking',
  },
  'power-wrapped': {
    liar: 'link',
    lie: 'wraps an updateauth into a transaction that needs no authority of its account',
    sees: 'the wrapped action with its keys, and that it is wrapped',
  },
  'power-assets-in-proposal': {
    liar: 'contract',
    lie: 'asks for the approval of a proposal that sends the account’s RAM away',
    sees: 'the bytes by account, below the proposed action',
  },
} satisfies Scenarios;
