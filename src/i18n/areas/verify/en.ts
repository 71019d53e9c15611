export const texts = {
  allPassed: (count: string) =>
    count === '1'
      ? 'The one check that could run passed.'
      : `All ${count} checks that could run passed.`,
  uncheckedNote: (count: string) => `Not checked: ${count}. The reason is beside each.`,
  someFail: (count: string) => `Failed checks: ${count}. Do not rely on this data.`,
  outcomes: { match: 'Matches', mismatch: 'Does not match', unchecked: 'Not checked' },
  reported: 'Reported',
  computed: 'Computed',
  signers: 'Signing keys',
  noKey: 'no key found',
  unmatched: 'in none of the permissions used (current state)',
  matches: {
    transactionId: () => 'The id is the SHA-256 hash of the signed data.',
    transactionIds: (count: string) =>
      count === '1'
        ? 'The id is the SHA-256 hash of its transaction.'
        : `Each of the ${count} ids is the SHA-256 hash of its transaction.`,
    actions: (count: string) =>
      `The actions shown match the signed data field by field (actions: ${count}).`,
    actionDigests: (count: string) =>
      `The digests in the receipts match the actions and return values shown (actions: ${count}).`,
    signatures: (count: string) =>
      `A public key was recovered from each signature of this data (signatures: ${count}).`,
    authority: (_: string, __: string, names: string) =>
      `The signing keys satisfy ${names} (current permissions).`,
    inclusion: (count: string, place: string) =>
      `Transaction ${place} of ${count} in its block. Their Merkle root matches the block header.`,
    transactionRoot: (count: string) =>
      `The Merkle root of the block’s transactions (${count}) matches the header.`,
    actionRoot: () => 'The Merkle root of all action receipts matches the block header.',
    blockId: () =>
      'The id is the SHA-256 hash of the block header, prefixed with the block number.',
    previous: () => 'The previous block has the id that this block refers to.',
    next: () => 'The next block refers to this block as its previous one.',
    producer: () => 'The block is signed with the producer’s signing key.',
    certificate: (count: string, place: string) =>
      `The next block’s certificate names finalizers with ${count} of ${place} votes, enough for finality. Their joint signature is not checked: nodes do not publish the digest that it covers.`,
  },
  names: {
    transactionId: 'Transaction id',
    transactionIds: 'Transaction ids',
    actions: 'Action data',
    actionDigests: 'Action digests',
    signatures: 'Signatures',
    authority: 'Authority',
    inclusion: 'Block inclusion',
    transactionRoot: 'Transaction root',
    actionRoot: 'Action root',
    blockId: 'Block id',
    previous: 'Previous block',
    next: 'Next block',
    producer: 'Producer signature',
    certificate: 'Finality certificate',
  },
  differs: 'The reported value differs from the computed one.',
  reasons: {
    scheduled: 'Blocks contain only the id of a deferred transaction.',
    notInBlock: 'The reported block does not contain this transaction.',
    notUnpacked: 'The bytes could not be decoded as a transaction.',
    headerParts: 'Nodes report parts of this header in a form that cannot be hashed again.',
    firstBlock: 'There is no block before the first.',
    blockUnread: 'No node returned that block.',
    noNextYet: 'The next block does not exist yet.',
    stateForgotten:
      'Nodes keep the digest that a producer signs only until a block is irreversible, and few provide it.',
    producerKeys: 'The signing key is not in the current producer schedule.',
    noAbi: 'The contract has no ABI to decode the bytes.',
    abiChanged: 'The current ABI does not match these bytes. It has changed since.',
    notDecoded: 'The source returned neither fields nor bytes of an action.',
    noSignatures: 'The transaction has no signatures.',
    noKey: 'No public key can be recovered from this signature.',
    accountUnread: 'A signing account could not be loaded.',
    keysDiffer: 'The permission now requires other keys. They may have changed since.',
    receiptsUnread: 'No service reported the receipts of all actions in this block.',
    onblockUnread:
      'The receipts found do not give this root. It includes the receipt of the onblock action, which services rarely keep.',
    finalityRoot:
      'Since the Savanna consensus this field holds the root of the finality tree, not of the action receipts.',
    returnUnread:
      'The digest also covers the value that the action returned, which the source does not report.',
    noCertificate: 'The next block has no new certificate for this block.',
    claimDiffers: 'The certificate differs from the claim in its block’s header.',
    policyUnread:
      'No node reported the finalizers of that time: they are not known, or have changed since.',
    quorumShort: 'The finalizers in the certificate do not have enough votes.',
    number: 'The block number in the id does not match.',
  },
};
