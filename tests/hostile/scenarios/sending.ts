import type { Scenarios } from './scenario.ts';

/** What a node can say of a transaction after it was signed. */
export const scenarios = {
  'sent-refused-after-accepting': {
    liar: 'node',
    lie: 'accepts a payment and answers that it expired',
    sees: 'a second operator has it, and the payment is made once',
  },
  'sent-refused-by-the-only-node': {
    liar: 'node',
    lie: 'the only node accepts a payment and answers that it expired',
    sees: 'its block is found by the id, and the payment is made once',
  },
  'sent-refused-and-hidden': {
    liar: 'node',
    lie: 'the only node accepts a payment, refuses it and hides its block',
    sees: 'one node alone refused it, an identical one may be executed, and the same bytes are sent again',
  },
  'sent-500-after-accepting': {
    core: true,
    liar: 'node',
    lie: 'accepts a payment and answers with a server error',
    sees: 'its block is found by the id, and the payment is made once',
  },
  'sent-404-after-accepting': {
    liar: 'node',
    lie: 'the only node accepts a payment and answers that it has no such call',
    sees: 'its block is found by the id, and the payment is made once',
  },
  'sent-refused-for-now': {
    liar: 'node',
    lie: 'two nodes refuse a payment for lack of CPU, and one sends it later',
    sees: 'the refusal may pass; the same again is warned of, and its bytes are sent, so that one payment is made',
  },
  'sent-executed-meanwhile': {
    liar: 'node',
    lie: 'two nodes refuse a payment for lack of CPU, and one sends it before the form is filled in again',
    sees: 'the block that has an identical transaction, and a checkbox before the same is paid again',
  },
  'sent-unknown-to-index': {
    liar: 'indexer',
    lie: 'does not know a payment that was executed after its tab was closed',
    sees: 'before the same is signed again, the block that two nodes have it in, and a checkbox',
  },
  'sent-in-another-tab': {
    liar: 'node',
    lie: 'hides a payment of one tab while the same is filled in and reviewed in others',
    sees: 'each tab warns, one while its review is open, and sends the same bytes',
  },
  'sent-foreign-id': {
    liar: 'node',
    lie: 'names another transaction as the one it was sent',
    sees: 'the own id is followed, and the banner names the node that reported another',
  },
  'sent-foreign-id-by-the-only-node': {
    liar: 'node',
    lie: 'the only node drops a payment and names another transaction',
    sees: 'an error, and the same bytes are sent again',
  },
  'sent-swallowed': {
    liar: 'node',
    lie: 'answers that it accepted a payment and never broadcasts it',
    sees: 'no success; after a reload the same payment is warned of, and the same bytes are sent',
  },
  'sent-duplicate-claimed': {
    liar: 'node',
    lie: 'drops a payment and answers that it has it already',
    sees: 'a second operator is sent the same bytes, and the payment is made once',
  },
  'sent-block-invented': {
    liar: 'node',
    lie: 'drops a payment and shows it in a block',
    sees: 'the nodes disagree, no success, and the same bytes go to the other node',
  },
  'sent-block-of-two-liars': {
    liar: 'node',
    lie: 'does so together with a second operator, while a third one does not',
    sees: 'the nodes disagree, with the third one by name, and no success',
  },
  'sent-block-hidden': {
    liar: 'node',
    lie: 'leaves a payment out of the blocks it returns',
    sees: 'the nodes disagree, since the other operator has it in that block; the same again is warned of',
  },
  'sent-answers-lost': {
    liar: 'node',
    lie: 'both nodes break off after one accepted a payment',
    sees: 'its block is found by the id, and the payment is made once',
  },
  'sent-double-click': {
    liar: 'node',
    lie: 'refuses what it accepted while its user clicks twice',
    sees: 'one review, and the payment is made once',
  },
  'sent-head-in-the-future': {
    liar: 'node',
    lie: 'reports a head two hours ahead, so that a signature lives longer',
    sees: 'the review says whose clock is off, and the signature expires by this device’s clock',
  },
  'sent-head-in-the-past': {
    liar: 'node',
    lie: 'reports a head two hours ago, so that signatures expire at once',
    sees: 'the time of the other operator counts, and the payment is made once',
  },
  'sent-expiry-stretched': {
    liar: 'node',
    lie: 'reports a head that is a little ahead with each signature',
    sees: 'a signature of a key in the page that lives 120 seconds by this device’s clock, and no more',
  },
} satisfies Scenarios;
