import { blockView } from '#src/chain/model/block/block-view.ts';
import type { BlockView } from '#src/chain/model/block/block.ts';

const typical = blockView({
  id: '0'.repeat(64),
  block_num: 100_000_000,
  timestamp: '2020-09-13T12:26:40.000',
  producer: 'aproducer123',
  previous: '',
  schedule_version: 1000,
  transactions: [],
});

/** A typical block, as a placeholder while one loads. */
export const blockStub: BlockView = { ...typical, raw: null };
