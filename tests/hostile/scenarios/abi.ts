import type { Scenarios } from './scenario.ts';

/** Attempts to have bytes signed that mean something else than the page shows. */
export const scenarios = {
  'abi-transfer-reordered': {
    liar: 'node',
    lie: 'serves an ABI of the token with the fields of transfer in another order',
    sees: 'that the node contradicts the published contract; nothing is signed',
  },
  'abi-stake-swapped': {
    liar: 'node',
    lie: 'serves an ABI of the system with CPU and NET of delegatebw swapped',
    sees: 'that the node contradicts the published contract; nothing is signed',
  },
  'abi-approval-unbound': {
    liar: 'node',
    lie: 'serves an ABI of eosio.msig without proposal_hash, so that approvals hold for any text',
    sees: 'that the ABI has no such field; the approval is not signed',
  },
  'abi-action-twice': {
    core: true,
    liar: 'node',
    lie: 'serves an ABI of the token that lists transfer twice, so that it is compared one way and packed another',
    sees: 'that the ABI lists the action twice; nothing is signed; with a second node an ordinary review',
  },
  'abi-authority-swapped': {
    liar: 'node',
    lie: 'serves an ABI of the system in which key and weight of an authority change places',
    sees: 'that the node contradicts the published contract; nothing is signed',
  },
  'abi-honest-second': {
    liar: 'node',
    lie: 'serves a reordered ABI while a second node serves the published one',
    sees: 'an ordinary review, packed by the right ABI; the right account is paid',
  },
  'abi-two-nodes-disagree': {
    liar: 'node',
    lie: 'serves another ABI of a contract that was not published here than a second node does',
    sees: 'both nodes by name; nothing is packed or signed',
  },
  'abi-one-node-alone': {
    liar: 'node',
    lie: 'is the only one that describes a contract that was not published here',
    sees: 'that only this node describes the contract, and what follows if it lies',
  },
  'abi-two-nodes-agree': {
    liar: 'node',
    lie: 'nothing: two nodes serve the same ABI of a contract that was not published here',
    sees: 'the names of the two nodes that agree',
  },
  'abi-extra-field': {
    liar: 'node',
    lie: 'offers a form with a field that the contract does not have',
    sees: 'that the ABI has no such field; what was typed is refused and not dropped',
  },
  'dry-run-other-payee': {
    liar: 'node',
    lie: 'says in its dry run that another account is paid',
    sees: 'both readings side by side, and no Sign button that works',
  },
  'dry-run-other-action': {
    liar: 'node',
    lie: 'says in its dry run that another action ran',
    sees: 'both actions side by side, and no Sign button that works',
  },
  'dry-run-hides-a-loss': {
    liar: 'node',
    lie: 'leaves the payment out of the balances of its dry run',
    sees: 'the balances worked out from the bytes, which the dry run does not replace',
  },
  'dry-run-objection-stands': {
    core: true,
    liar: 'node',
    lie: 'serves an ABI that pays another account, and confirms it in a dry run, while the second operator objects',
    sees: 'after “Check again” both operators by name: the ABI is fetched from who objected; nothing is signed',
  },
  'dry-run-objector-silent': {
    liar: 'node',
    lie: 'does the same while the second operator, which objected, does not serve its ABI',
    sees: 'after “Check again” that the ABI could not be fetched; nothing is signed',
  },
  'dry-run-objection-withdrawn': {
    liar: 'node',
    lie: 'contradicts the transaction in its dry run, and serves the ABI that it was packed with',
    sees: 'after “Check again” a transaction that was packed again, and can sign',
  },
  'dry-run-objection-of-one': {
    liar: 'node',
    lie: 'is the only one, and contradicts in its dry run the ABI that it serves',
    sees: 'the contradiction as long as the node says so, and no Sign button that works',
  },
} satisfies Scenarios;
