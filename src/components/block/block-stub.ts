import type { BlockView } from '#src/chain/model/block/block.ts';

/** A typical block, as a placeholder while one loads. */
export const blockStub: BlockView = {
  id: '0'.repeat(64),
  number: 100_000_000,
  time: 1_600_000_000_000,
  producer: 'aproducer123',
  previous: '',
  transactionMerkleRoot: '',
  actionMerkleRoot: '',
  scheduleVersion: 1000,
  confirmed: 0,
  newProducers: [],
  newFeatures: [],
  producerSignature: '',
  transactions: [],
  raw: null,
};
