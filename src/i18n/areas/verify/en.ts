export const texts = {
  checking: 'Checking…',
  again: 'Verify again',
  allHold: (count: string) => `Everything that could be checked matches: ${count} checks.`,
  openNote: (count: string) =>
    `Could not be checked: ${count}. That says nothing for or against them; why is told beside each.`,
  someFail: (count: string) => `Checks that failed: ${count}. Do not rely on this answer.`,
  outcomes: { ok: 'Matches', bad: 'Does not match', open: 'Not checked' },
  told: 'Told',
  found: 'Worked out',
  signers: 'Signing keys',
  noKey: 'no key found',
  unmatched: 'in none of the permissions used, as they are now',
  ok: {
    transactionId: () =>
      'The id is the fingerprint (SHA-256) of the signed data: nothing in it was changed since.',
    transactionIds: (count: string) =>
      `Each of the ${count} ids is the fingerprint (SHA-256) of its transaction’s data.`,
    actions: (count: string) =>
      `What this page shows is what was signed, field by field (actions: ${count}).`,
    actionDigests: (count: string) =>
      `The digests in the receipts are those of the actions shown, with what they returned (actions: ${count}).`,
    signatures: (count: string) =>
      `Each signature was made with a key, for exactly this data (signatures: ${count}).`,
    authority: (_: string, __: string, names: string) =>
      `The keys that signed may act for ${names}, as these permissions are now.`,
    inclusion: (count: string, place: string) =>
      `It is number ${place} of the ${count} in its block: together they give the checksum in the block’s header.`,
    transactionRoot: (count: string) =>
      `The block’s transactions (${count}) give the checksum in its header: none is missing, added or changed.`,
    actionRoot: () => 'The results of all actions give the checksum in the block’s header.',
    blockId: () =>
      'The id is the fingerprint (SHA-256) of the block’s header, with its number in front.',
    previous: () => 'The block before it has the very id that this block names as its predecessor.',
    next: () =>
      'The block after it names this block as its predecessor: the chain went on from here.',
    producer: () => 'The producer’s own key signed this block.',
  },
  names: {
    transactionId: 'Transaction id',
    transactionIds: 'Transaction ids',
    actions: 'Actions shown',
    actionDigests: 'Action digests',
    signatures: 'Signatures',
    authority: 'Right to sign',
    inclusion: 'Place in the block',
    transactionRoot: 'Transactions in the block',
    actionRoot: 'Results in the block',
    blockId: 'Block id',
    previous: 'Block before',
    next: 'Block after',
    producer: 'Producer’s signature',
  },
  differs: 'What was told is not what comes out of the bytes.',
  reasons: {
    scheduled: 'Blocks hold only the id of a transaction that was scheduled.',
    notInBlock: 'The block that was named does not hold this transaction.',
    notUnpacked: 'The bytes cannot be read as a transaction.',
    headerParts: 'Nodes tell parts of this header in a form that cannot be hashed again.',
    firstBlock: 'There is no block before the first.',
    blockUnread: 'No node answered with that block.',
    noNextYet: 'The next block is not there yet.',
    stateForgotten:
      'What a producer signs is known to nodes only until a block is irreversible, and to few at all.',
    producerKeys: 'The signing key is not in the producer’s schedule as it is now.',
    noAbi: 'The contract has no interface that would tell what the bytes mean.',
    abiChanged: 'The contract’s interface of now does not fit these bytes: it has changed since.',
    notDecoded: 'The source told neither the fields nor the bytes of an action.',
    noSignatures: 'It carries no signatures.',
    noKey: 'No key could have made this signature.',
    accountUnread: 'An account that signed could not be read.',
    keysDiffer: 'Other keys are needed now; they may have been changed since.',
    receiptsUnread: 'No service reported the receipts of all actions in this block.',
    onblockUnread:
      'The receipts that were read do not make this root. The receipt of the block’s own first action (onblock) belongs to it, and services rarely keep that one.',
    finalityRoot:
      'Since the Savanna consensus this field holds the root of the finality tree, not of the action receipts.',
    returnUnread:
      'The digest also covers the value that the action returned, which the source does not report.',
    number: 'The id begins with another number than the block has.',
  },
};
